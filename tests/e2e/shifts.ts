import type { Page } from 'playwright/test'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Shifts that anybody could see: three decimals, as browsers report them. */
export function noteShifts(): void {
  window.shifts = []
  type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && value >= 0.001)
        window.shifts.push(`${value} ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 90))}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shifts of a page whose pictures are there, down to its end. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => undefined)),
    )
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Below a thousandth a shift is less than a pixel's breadth: the layout score calls it none.
    return window.shifts.filter((shift) => Number.parseFloat(shift) >= 0.001)
  })
