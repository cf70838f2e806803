import type { Browser } from 'playwright'
import { newPhone, settled, slowDown } from './phone'

/** Milliseconds to the first paint of a page that was opened before, without a network; `cold`: the worker is not running yet, as when an app is opened. */
export async function repeatVisit(browser: Browser, url: string, path: string, cold = false): Promise<number> {
  const phone = await newPhone(browser)
  try {
    const before = await phone.newPage()
    await before.goto(url + path)
    await settled(before)
    await before.waitForFunction(async (address) => {
      const pages = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).match(address)))
      return navigator.serviceWorker.controller !== null && pages.some(Boolean)
    }, path)
    await before.waitForLoadState('networkidle')
    await before.close()

    await phone.setOffline(true)
    const page = await phone.newPage()
    await slowDown(page, false)
    if (cold) {
      const session = await phone.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
    }
    await page.goto(url + path)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
  } finally {
    await phone.close()
  }
}
