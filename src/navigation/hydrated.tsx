import { useEffect } from 'react'

/** The parts of a page that hydrate each on its own. */
type Part = 'header' | 'page' | 'footer' | 'strip'

const missing = new Set<Part>()
let job: (() => void) | undefined

/** Does something once these parts are hydrated: until then nothing may differ from the prerendered HTML. */
export function whenHydrated(parts: readonly Part[], then: () => void): void {
  for (const part of parts) missing.add(part)
  job = then
}

/** Stands beside a part, in its Suspense boundary. */
export function Hydrated({ part }: { part: Part }) {
  useEffect(() => {
    missing.delete(part)
    if (missing.size === 0) hydrationIsOver()
  }, [part])
  return null
}

/** Also when a page fails, or was left before all of it was hydrated. */
export function hydrationIsOver(): void {
  const now = job
  job = undefined
  now?.()
}
