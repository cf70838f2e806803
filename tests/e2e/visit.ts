import { test as base, expect, type Page } from 'playwright/test'

/** Playwright's own remark on a switched-off service worker is not the site's. */
const notOurs = /Service Worker registration blocked by Playwright/

/** What the browser complains about while a page is visited: console output, uncaught errors, requests that fail. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => notOurs.test(message.text()) || complaints.push(`${page.url()} console: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`${page.url()} error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page calls off what it was still loading.
    if (!reason.includes('ERR_ABORTED')) complaints.push(`${request.url()} failed: ${reason}`)
  })
  page.on('response', (response) => {
    const missingPage = response.status() === 404 && response.request().isNavigationRequest()
    if (response.status() >= 400 && !missingPage) complaints.push(`${response.url()} answered ${response.status()}`)
  })
  return complaints
}

/** A visit during which the browser may not complain about anything. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page)
      await use()
      const unexpected = complaints.filter((complaint) => !/\/404 console: .*status of 404/.test(complaint))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/** Every part of the page is hydrated and the stores know the device. */
export const started = (page: Page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' })

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/** The first screen stands in front of the visitor, and two more frames have passed. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Scrolls as fast as a test likes it. */
export const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

export { expect }
