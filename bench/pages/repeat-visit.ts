import type { Browser } from 'playwright'
import type { DeployedSite } from '../../tests/e2e/deployed-site'
import { kept } from '../../tests/e2e/site-fixture'
import { newPhone, settled, slowDown } from './phone'

/**
 * Milliseconds to the first paint of a page that was opened before, while the server is gone.
 * @param cold the worker does not run yet, as when the app is opened from the home screen
 */
export async function repeatVisit(browser: Browser, site: DeployedSite, path: string, cold = false): Promise<number> {
  await site.plugIn()
  const phone = await newPhone(browser)
  try {
    const before = await phone.newPage()
    await before.goto(site.url + path)
    await settled(before)
    await kept(before, path)
    const page = await phone.newPage()
    await before.close()
    await site.unplug()

    await slowDown(page, false)
    if (cold) {
      const session = await phone.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
    }
    await page.goto(site.url + path)
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
    await site.unplug()
  }
}
