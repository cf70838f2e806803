import { launch, type Page } from 'puppeteer-core'
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
    open: (url) => open(page, url),
    run: (body) => page.evaluate(`(async () => { ${body} })()`) as Promise<never>,
    type: async (selector, text) => {
      await page.locator(selector).click()
      await page.keyboard.type(text)
    },
    click: (selector) => page.locator(selector).click(),
    leave: () => browser.close(),
  }
}

/** Opens an address; what the journeys look for is in the document, so a late picture holds nothing up. Where it does not come, the error says what does. */
async function open(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 })
  } catch (error) {
    const shown = page.evaluate('document.readyState + " of " + location.href').catch(String)
    throw new Error(`${url} did not open; the browser shows ${String(await shown)}`, { cause: error })
  }
}
