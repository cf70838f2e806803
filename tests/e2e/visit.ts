import { type BrowserContext, expect, type Page, test as base } from 'playwright/test'
import { twoFrames } from './moments'

/** Playwright's own remark on a switched-off service worker is not the site's. */
const notOurs = /Service Worker registration blocked by Playwright/

/** What the browser complains about in any tab of a visit: console output, uncaught errors, requests that fail or are refused. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    const page = message.page()?.url() ?? 'the worker'
    if (!notOurs.test(message.text())) complaints.push(`${page} console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()} error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page calls off what it was still loading.
    if (!reason.includes('ERR_ABORTED')) complaints.push(`${request.url()} failed: ${reason}`)
  })
  context.on('response', (response) => {
    const missingPage = response.status() === 404 && response.request().isNavigationRequest()
    if (response.status() >= 400 && !missingPage) complaints.push(`${response.url()} answered ${response.status()}`)
  })
  return complaints
}

/** The page of unknown addresses has that status itself, also when the worker fetches it. */
const NOT_FOUND = [/\/404 console: .*status of 404/, /\/404 answered 404/]

export interface Visit {
  heard: { said: string[]; provoked: RegExp[]; allowed: RegExp[] }
  /** Names complaints that the journey provokes: each has to come, and no others may. */
  provokes: (...complaints: RegExp[]) => void
  /** Names complaints that may come, where it is a matter of moments which request a fault meets. */
  allows: (...complaints: RegExp[]) => void
}

/** Without a connection every request says so. */
export const NO_CONNECTION = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/

/** What is heard when a call is answered with an error status, or not at all. */
export const refusal = (call: string, why: number | string): RegExp[] =>
  typeof why === 'number'
    ? [new RegExp(`${call} answered ${why}`), new RegExp(`console: .*status of ${why} .*${call}`)]
    : [new RegExp(`${call} failed: net::${why}`), new RegExp(`console: .*net::${why} .*${call}`)]

/** A visit during which the browser may not complain about anything that the test does not name. */
export const test = base.extend<Visit>({
  heard: [
    async ({ context }, provide) => {
      const heard = { said: complaintsOf(context), provoked: [] as RegExp[], allowed: [...NOT_FOUND] }
      const setOffline = context.setOffline.bind(context)
      context.setOffline = (offline) => {
        if (offline) heard.allowed.push(NO_CONNECTION)
        return setOffline(offline)
      }
      await provide(heard)
      const { said, provoked, allowed } = heard
      const expected = [...provoked, ...allowed]
      expect(said.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([])
      const missing = provoked.filter((pattern) => !said.some((complaint) => pattern.test(complaint)))
      expect(missing.map(String), 'expected in vain').toEqual([])
    },
    { auto: true },
  ],
  provokes: ({ heard }, provide) => provide((...complaints) => void heard.provoked.push(...complaints)),
  allows: ({ heard }, provide) => provide((...complaints) => void heard.allowed.push(...complaints)),
})

/** Every part of the page is hydrated and the stores know the device. */
export const started = (page: Page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' })

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/** Sets an open page in its own fonts; a busy machine has them too late, and the page does without (decision 41). */
export const setInOwnFonts = (page: Page) =>
  page.evaluate(async () => {
    const { lateFonts } = window as { lateFonts?: HTMLStyleElement | null }
    if (lateFonts) document.head.append(lateFonts)
    const faces = [...document.fonts]
    for (const face of faces) face.display = 'swap'
    // Each of them, as print may need one that the screen does not show; those named for their measures may be missing on this machine.
    await Promise.allSettled(faces.map((face) => face.load()))
  })

/** Goes to a page inside the app, as by a link; it has to be one of the open page's language. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to, idx: 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', new RegExp(`//[^/]+${path}$`))
  await expect(page.locator('h1').first(), path).toBeVisible()
}

/** The first screen stands in front of the visitor, and two more frames have passed. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await twoFrames(page)
}

/** Scrolls as fast as a test likes it. */
export const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

export { expect }
