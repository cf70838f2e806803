import type { Page } from 'playwright/test'
import { shellKept } from './site-fixture'
import { pageKinds, partsOf } from './site-pages'
import { slowLine } from './slow-line'
import { expect, started, test as visit } from './visit'

const test = visit.extend<{ line: string }>({
  line: async ({ page, baseURL }, provide) => {
    const line = await slowLine(baseURL ?? '')
    await page.addInitScript(noteWhatMoves)
    await provide(line.url)
    await page.context().close()
    line.close()
  },
})

declare global {
  interface Window {
    moved: string[]
  }
}

const widths = [360, 768, 1280]
// What the offline page lists is known on the device only.
const pages = pageKinds.filter((path) => path !== '/offline')
/** Each kind of page in windows of one width on a first visit, and of the next width with a worker; the contact sheet takes all six widths. */
const widthFor = (path: string, further: number) => widths[(pages.indexOf(path) + further) % widths.length] ?? 0

for (const part of partsOf(3, pages)) {
  test(`on a slow computer and a slow line nothing moves, ${part.name}`, async ({ page, line }) => {
    test.setTimeout(300_000)
    await slowDown(page)
    for (const path of part.pages) expect.soft(await movedOn(page, line + path, widthFor(path, part.number)), path).toEqual([])
  })

  test.describe('when the service worker is at work', () => {
    test.use({ serviceWorkers: 'allow' })
    test(`nothing moves there either, ${part.name}`, async ({ page, line }) => {
      test.setTimeout(300_000)
      await page.goto(`${line}/404`)
      await started(page)
      await shellKept(page)
      await slowDown(page)
      for (const path of part.pages)
        expect.soft(await movedOn(page, line + path, widthFor(path, part.number + 1)), path).toEqual([])
    })
  })
}

/** Six times slower than the machine that runs the tests: about the cheapest phones. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

function noteWhatMoves(): void {
  window.moved = []
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const what = node instanceof Element ? node.outerHTML : node?.textContent
        window.moved.push(`${value} ${from.x},${from.y} to ${to.x},${to.y} ${what?.slice(0, 90)}`)
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved on a page that is opened, once its pictures and fonts are there and the app has nothing more to do. */
async function movedOn(page: Page, address: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  await started(page)
  return page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.moved
  })
}
