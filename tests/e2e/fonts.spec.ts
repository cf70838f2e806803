import type { Page } from 'playwright/test'
import { desktop, pageKinds, phone } from './site-pages'
import { expect, painted, started, test } from './visit'

/** The fallbacks have the measures of the fonts, but a line may still end at another word, and move what follows by a line. */
const A_LINE = 0.2

for (const size of [phone, desktop])
  test(`when the fonts come after the text, no kind of page moves by more than a line, at ${size.width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    await page.addInitScript(sumShifts)
    const gate = { release: () => undefined as void }
    let released = Promise.resolve()
    await page.route(/\.woff2$/, async (route) => {
      await released
      await route.continue()
    })
    for (const path of pageKinds) {
      released = new Promise((resolve) => {
        gate.release = resolve
      })
      await page.goto(path, { waitUntil: 'commit' })
      await painted(page)
      await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { moved: 0 }))
      gate.release()
      await started(page)
      expect.soft(await moved(page), path).toBeLessThan(A_LINE)
    }
  })

function sumShifts(): void {
  const seen = { moved: 0 }
  Object.assign(window, { seen })
  type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries() as Shift[]) if (!hadRecentInput) seen.moved += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const moved = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { seen: { moved: number } }).seen.moved
  })
