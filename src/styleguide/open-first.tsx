import { type ReactNode, useEffect, useRef } from 'react'

/** Opens the first of the foldable parts inside. */
export function OpenFirst({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.querySelector('details')?.setAttribute('open', ''), [])
  return <div ref={area}>{children}</div>
}
