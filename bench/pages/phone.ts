import type { Browser, BrowserContext, Page } from 'playwright'

/** A new visitor's phone: 360 px wide, touch, nothing stored. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
}

/** Slows the processor down four times and, unless told otherwise, the network to Lighthouse's slow 4G. */
export async function slowDown(page: Page, network = true): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
}

/** Waits until the app runs and what it fetches ahead is there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-app=ready]')
  await page.waitForLoadState('networkidle')
}
