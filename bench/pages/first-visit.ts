import type { Browser } from 'playwright'
import { newPhone, slowDown } from './phone'

/** Milliseconds from the start of a first visit to a paint entry of the given type. */
export async function firstVisit(browser: Browser, url: string, path: string, entry: string): Promise<number> {
  const phone = await newPhone(browser)
  try {
    const page = await phone.newPage()
    await slowDown(page)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    return await page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const type = name.startsWith('first') ? 'paint' : name
          new PerformanceObserver((list) => {
            const found = list.getEntries().filter((one) => type !== 'paint' || one.name === name)
            const last = found.at(-1)
            if (last) resolve(last.startTime)
          }).observe({ type, buffered: true })
        }),
      entry,
    )
  } finally {
    await phone.close()
  }
}
