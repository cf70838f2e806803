import type { Browser, Page } from 'playwright'
import type { Results } from '../report/results'
import { newPhone, settled, slowDown } from './phone'
import { tap } from './tap'

interface Control {
  name: string
  /** The name of a page that is measured, or a path without its slash. */
  page: string
  act(page: Page): Promise<void>
}

const searchKey: Control = {
  name: 'search key',
  page: 'search',
  async act(page) {
    await tap(page, '#site-search')
    await page.keyboard.type('scar', { delay: 150 })
  },
}

/** Every control of the site that answers a finger or a key. */
const controls: readonly Control[] = [
  { name: 'map switch', page: 'services', act: (page) => tap(page, 'label:has(input[name=figure]:not(:checked))') },
  {
    name: 'before/after slider',
    page: 'results',
    async act(page) {
      const slider = page.locator('input[type=range]').first()
      await slider.focus()
      await page.keyboard.press('ArrowRight')
    },
  },
  searchKey,
  { name: 'accordion', page: 'treatment', act: (page) => tap(page, '#main details[id^=faq-] > summary') },
  {
    name: 'captcha refresh',
    page: 'contact',
    async act(page) {
      const captcha = '#main form [role=group]:has([name=captcha])'
      // It is fetched when it comes near.
      await page.locator(captcha).first().scrollIntoViewIfNeeded()
      await page.locator(`${captcha} img`).first().waitFor()
      await tap(page, `${captcha} button`)
    },
  },
  {
    name: 'form field',
    page: 'contact',
    async act(page) {
      await tap(page, '#main form input:not([type=hidden])')
      await page.keyboard.type('Asha', { delay: 150 })
    },
  },
]

/** The slowest interaction with each control. */
export async function tryControls(browser: Browser, results: Results, urlOf: (page: string) => string): Promise<void> {
  for (const control of controls) results.add('inp', control.name, await tryControl(browser, control, urlOf(control.page)))
}

/** On a processor slowed down four times, as Event Timing tells it (in steps of 8 ms). */
async function tryControl(browser: Browser, { name, act }: Control, url: string): Promise<number> {
  const phone = await newPhone(browser)
  try {
    const page = await phone.newPage()
    await page.goto(url)
    await settled(page)
    await slowDown(page, false)
    await page.evaluate(watchInteractions)
    await act(page)
    return await page.evaluate(slowest)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  } finally {
    await phone.close()
  }
}

/** A key in the search field, once the search knows its index. */
export const pressSearchKey = (browser: Browser, url: string) => tryControl(browser, searchKey, url)

function watchInteractions(): void {
  const seen: number[] = []
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) seen.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** An answer quicker than 16 ms is not told by browsers. */
async function slowest(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return Math.max(16, ...(window as unknown as { seen: number[] }).seen)
}
