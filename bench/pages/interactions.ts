import type { Browser, Page } from 'playwright'
import { newPhone, settled, slowDown } from './phone'

/**
 * Milliseconds from a tap on `target` to the frame in which `shown` is painted. The tap is a real one, sent to the browser; its
 * time is the one that the browser gives to the click.
 */
async function tapToPaint(page: Page, target: string, shown: string): Promise<number> {
  await page.evaluate((selector) => {
    const found = new Promise<number>((resolve) => {
      let tapped = 0
      addEventListener('click', (event) => (tapped = event.timeStamp), { capture: true, once: true })
      const look = () => {
        if (tapped === 0 || !document.querySelector(selector)) return requestAnimationFrame(look)
        // The first task after a frame runs when that frame has been handed over for painting.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - tapped))
        port1.start()
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
    Object.assign(window, { tapToPaint: found })
  }, shown)
  await page.locator(target).first().tap()
  return page.evaluate(() => (window as unknown as { tapToPaint: Promise<number> }).tapToPaint)
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
    await slowDown(page)
    const link = `#main a[href="${path}"]`
    await page.locator(link).first().focus()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelector('#main h1')?.setAttribute('data-old', ''))
    return await tapToPaint(page, link, '#main h1:not([data-old])')
  } finally {
    await phone.close()
  }
}
