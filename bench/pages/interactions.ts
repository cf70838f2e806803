import type { Browser, Page } from 'playwright'
import { newPhone, settled, slowDown } from './phone'
import { tap } from './tap'

/**
 * Milliseconds from a tap on `target` to the frame that answers it, as the browser reports it (Event Timing, in steps of 8 ms). Throws
 * when that frame does not show `shown` yet.
 */
async function tapToPaint(page: Page, target: string, shown: string): Promise<number> {
  await page.evaluate((selector) => {
    let there = false
    addEventListener(
      'click',
      () =>
        requestAnimationFrame(
          () => (there = document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) ?? false),
        ),
      {
        capture: true,
        once: true,
      },
    )
    const tapped = new Promise((resolve, reject) =>
      new PerformanceObserver((list) => {
        const click = list.getEntries().find(({ name }) => name === 'click')
        if (click && there) resolve(click.duration)
        else if (click) reject(new Error(`${selector} is not in the first frame after the tap`))
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit),
    )
    Object.assign(window, { tapped })
  }, shown)
  await tap(page, target)
  return page.evaluate(() => (window as unknown as { tapped: Promise<number> }).tapped)
}

/** From the tap on the menu button to the painted menu. */
export async function openingMenu(browser: Browser, url: string): Promise<number> {
  const phone = await newPhone(browser)
  try {
    const page = await phone.newPage()
    await page.goto(url)
    await settled(page)
    await slowDown(page)
    return await tapToPaint(page, 'button[popovertarget=sidebar]', '#sidebar:popover-open')
  } finally {
    await phone.close()
  }
}

/** From the tap on a link whose page has been fetched ahead to that page's painted heading. */
export async function navigation(browser: Browser, url: string, path: string): Promise<number> {
  const phone = await newPhone(browser)
  try {
    const page = await phone.newPage()
    const from = path.slice(0, path.lastIndexOf('/'))
    await page.goto(url + from)
    await settled(page)
    const link = `#main a[href="${path}"]`
    const ahead = [page.waitForResponse(`**/api/seo${path}`), page.waitForResponse('**/api/serviceinner/*')]
    await page.locator(link).first().focus()
    await Promise.all(ahead)
    await page.waitForTimeout(1000)
    await slowDown(page)
    await page.evaluate(() => document.querySelector('#main h1')?.setAttribute('data-old', ''))
    return await tapToPaint(page, link, '#main h1:not([data-old])')
  } finally {
    await phone.close()
  }
}
