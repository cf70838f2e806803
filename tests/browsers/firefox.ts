import { launch } from 'puppeteer-core'
import type { Size, Visitor } from './visitor'

/** Firefox through WebDriver BiDi. */
export async function openFirefox(size: Size): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    protocol: 'webDriverBiDi',
    // Its own updates and reports have no place in a test.
    extraPrefsFirefox: { 'datareporting.policy.dataSubmissionEnabled': false, 'app.update.enabled': false },
  })
  const page = await browser.newPage()
  await page.setViewport(size)
  return {
    // What a page says of itself is waited for by each journey; Firefox tells of a load that nobody sees.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (body) => page.evaluate(`(async () => { ${body} })()`) as Promise<never>,
    type: async (selector, text) => {
      await page.locator(selector).click()
      await page.keyboard.type(text)
    },
    click: (selector) => page.locator(selector).click(),
    leave: () => browser.close(),
  }
}
