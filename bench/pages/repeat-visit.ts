import type { Browser, Page } from 'playwright'
import { dayAtClinic, daysAfter } from '../../src/shared/clinic-day'
import type { DeployedSite } from '../../tests/e2e/deployed-site'
import { kept } from '../../tests/e2e/site-fixture'
import { newPhone, settled, slowDown } from './phone'

/**
 * Milliseconds to the first paint of a page that was opened before, while the server is gone.
 * @param cold the worker does not run yet, as when the app is opened from the home screen
 */
export function repeatVisit(browser: Browser, site: DeployedSite, path: string, cold = false): Promise<number> {
  return openOffline({ browser, site, path, cold }, (page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    ),
  )
}

/** Milliseconds until the page after an operation says what is usual on the fifth day, offline, the worker asleep. */
export function aftercareAnswer(browser: Browser, site: DeployedSite, treatment: string): Promise<number> {
  // By the clinic's day: in the evening the machine may still be a day behind.
  const day = daysAfter(dayAtClinic(new Date()), -5)
  return openOffline({ browser, site, path: '/aftercare', cold: true }, (page) =>
    page.evaluate(
      ([path, on]) =>
        new Promise<number>((resolve) => {
          // No function with a name: the compiler would call a helper that the page does not have.
          new MutationObserver(() => {
            if (/\b5\b/.test(document.querySelector('main h2')?.textContent ?? '')) resolve(performance.now())
          }).observe(document.body, { childList: true, subtree: true, characterData: true })
          for (const [id, value] of [
            ['recovery-treatment', path],
            ['recovery-day', on],
          ] as const) {
            const field = document.getElementById(id) as HTMLInputElement
            field.value = value
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
          }
        }),
      [treatment, day] as const,
    ),
  )
}

interface Opening {
  browser: Browser
  site: DeployedSite
  path: string
  cold: boolean
}

/** Opens a page that was opened before, while the server is gone, and takes a figure of it. */
async function openOffline({ browser, site, path, cold }: Opening, measure: (page: Page) => Promise<number>): Promise<number> {
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
    return await measure(page)
  } finally {
    await phone.close()
    await site.unplug()
  }
}
