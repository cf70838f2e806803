import type { Page } from 'playwright/test'
import { desktop, pageKinds, phone } from './site-pages'
import { expect, painted, started, test } from './visit'

/** How long in ms a browser waits for an optional font, and then some. */
const PATIENCE = 300

for (const size of [phone, desktop])
  test(`fonts that come late move nothing on any kind of page, at ${size.width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    const fonts = await lateFonts(page)
    for (const path of pageKinds) {
      fonts.hold()
      await page.goto(path, { waitUntil: 'commit' })
      await painted(page)
      await page.waitForFunction(shownFor, PATIENCE)
      await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { moved: 0 }))
      fonts.release()
      await started(page)
      expect.soft(await moved(page), path).toBeLessThan(0.001)
    }
  })

test('the page after one that had to do without the fonts is set in them', async ({ page }) => {
  await page.setViewportSize(phone)
  const fonts = await lateFonts(page)
  fonts.hold()
  await page.goto('/services', { waitUntil: 'commit' })
  await painted(page)
  await page.waitForFunction(shownFor, PATIENCE)
  fonts.release()
  await started(page)
  expect(await fontOfHeading(page)).not.toContain('Newsreader')
  await page.locator('#strip').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => fontOfHeading(page)).toContain('Newsreader')
})

async function lateFonts(page: Page): Promise<{ hold: () => void; release: () => void }> {
  await page.addInitScript(sumShifts)
  const gate = { release: () => undefined as void }
  let released = Promise.resolve()
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  const hold = () => {
    released = new Promise((resolve) => {
      gate.release = resolve
    })
  }
  return { hold, release: () => gate.release() }
}

const shownFor = (ms: number) =>
  performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) > ms

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

/** The families that the browser really draws the heading with. */
async function fontOfHeading(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName).join()
}
