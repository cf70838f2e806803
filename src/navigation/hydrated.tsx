import { createContext, use, useEffect } from 'react'

/** The parts of a page that hydrate each on its own. */
type Part = 'header' | 'page' | 'footer' | 'strip'

interface Hydration {
  has: (part: Part) => void
  /** Also when a page fails, or was left before all of it was hydrated. */
  isOver: () => void
}

export const HydrationContext = createContext<Hydration | null>(null)

/** Does something once these parts are hydrated: until then nothing may differ from the prerendered HTML. */
export function createHydration(parts: readonly Part[], then: () => void): Hydration {
  const missing = new Set(parts)
  let over = false
  function isOver(): void {
    if (over) return
    over = true
    then()
  }
  return {
    has(part) {
      missing.delete(part)
      if (missing.size === 0) isOver()
    },
    isOver,
  }
}

/** Stands beside a part, in its Suspense boundary. */
export function Hydrated({ part }: { part: Part }) {
  const hydration = use(HydrationContext)
  useEffect(() => hydration?.has(part), [hydration, part])
  return null
}
