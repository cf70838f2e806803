import type { Page } from 'playwright/test'
import { sampleOf } from '../sample'
import { shellKept } from './site-fixture'
import { pageKinds, partsOf } from './site-pages'
import { slowDown } from './slow-computer'
import { slowLine } from './slow-line'
import { expect, started, test as visit } from './visit'

const test = visit.extend<{ line: string; slow: () => Promise<void> }>({
  line: async ({ page, baseURL }, provide) => {
    const line = await slowLine(baseURL ?? '')
    await page.addInitScript(noteWhatMoves)
    await page.clock.setFixedTime(CLOSED)
    await provide(line.url)
    await page.context().close()
    line.close()
  },
  slow: async ({ browser }, provide) => {
    let letGo: (() => Promise<void>) | undefined
    await provide(async () => {
      letGo = await slowDown(browser)
    })
    await letGo?.()
  },
})

declare global {
  interface Window {
    moved: string[]
  }
}

/** A Saturday evening in India: the clinic has closed, and what says so is at its longest. */
const CLOSED = new Date('2026-11-28T15:00:00Z')

const widths = [360, 768, 1280]
/** Each kind of page in windows of one width on a first visit, and of the next width with a worker; the contact sheet takes all six widths. */
const widthFor = (path: string, further: number) => widths[(pageKinds.indexOf(path) + further) % widths.length] ?? 0

// One after the other: a browser that stands still most of the time leaves the processor to the journeys beside it.
test.describe('on a first visit', () => {
  test.describe.configure({ mode: 'default' })
  for (const part of partsOf(3, sampleOf(pageKinds)))
    test(`on a slow computer and a slow line nothing moves, ${part.name}`, async ({ page, line, slow }) => {
      test.setTimeout(300_000)
      await slow()
      for (const path of part.pages) expect.soft(await movedOn(page, line + path, widthFor(path, part.number)), path).toEqual([])
    })
})

test.describe('when the service worker is at work', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ serviceWorkers: 'allow' })
  for (const part of partsOf(3, sampleOf(pageKinds, 1)))
    test(`nothing moves there either, ${part.name}`, async ({ page, line, slow }) => {
      test.setTimeout(300_000)
      await page.goto(`${line}/404`)
      await started(page)
      await shellKept(page)
      await slow()
      for (const path of part.pages)
        expect.soft(await movedOn(page, line + path, widthFor(path, part.number + 1)), path).toEqual([])
    })
})

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
