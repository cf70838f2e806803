import { type ReactNode, useEffect, useRef } from 'react'
import { compareWords } from '#words/compare'

/** Moves the handles of the comparisons inside, also of those that are static HTML. */
export function BeforeAfterArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  // A handle may have been moved before the scripts came, or by the browser, which keeps inputs across a reload.
  useEffect(() => {
    area.current?.querySelectorAll('input').forEach((input) => input.value !== input.defaultValue && show(input))
  }, [])
  return (
    <div ref={area} onInput={(event) => show(event.target)}>
      {children}
    </div>
  )
}

function show(input: EventTarget): void {
  if (!(input instanceof HTMLInputElement) || input.type !== 'range') return
  input.parentElement?.style.setProperty('--at', `${input.value}%`)
  input.ariaValueText = compareWords.value(input.value)
}
