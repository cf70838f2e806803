import { chromium } from 'playwright'
import { findChromium } from '../browser.js'
import type { Size, Visitor } from './visitor'

export async function openChromium(viewport: Size): Promise<Visitor> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const page = await browser.newPage({ viewport })
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    click: (selector) => page.locator(selector).first().click(),
    leave: () => browser.close(),
  }
}
