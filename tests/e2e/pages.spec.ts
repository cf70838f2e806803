import type { Page } from 'playwright/test'
import { desktop, pageKinds, partsOf, phone, sitePages } from './site-pages'
import { expect, painted, started, test } from './visit'

declare global {
  interface Window {
    shifts: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteShifts)
})

/** How long in ms a browser waits for an optional font, and then some. */
const PATIENCE = 250
const shownFor = (ms: number) =>
  performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) > ms

const visits = [
  { size: phone, parts: partsOf(4) },
  { size: desktop, parts: partsOf(2, pageKinds) },
]

for (const { size, parts } of visits)
  for (const part of parts)
    test(`pages at ${size.width} px open whole, stay as they were painted and do not jump, ${part.name}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize(size)
      const slow = await slowAssets(page)
      // An empty page reads the documents: those of the site let no script parse HTML.
      const reader = await page.context().newPage()
      for (const path of part.pages) {
        slow.hold()
        const response = await page.goto(path, { waitUntil: 'commit' })
        await painted(page)
        await page.waitForFunction(shownFor, PATIENCE)
        // A document that is still arriving may be painted in parts; what counts is what comes after it.
        await page.evaluate(() => window.shifts.splice(0))
        slow.release()
        await started(page)
        expect.soft(response?.status(), path).toBe(path === '/404' ? 404 : 200)
        expect.soft(await page.locator('h1').count(), `${path} has one h1`).toBe(1)
        expect.soft(await canonicalOf(page), path).toBe(path)
        // What the offline page lists is known on the device only.
        if (path === '/offline') continue
        expect
          .soft(await changedByHydration(page, reader, (await response?.text()) ?? ''), `${path} hydrates as it was`)
          .toEqual([])
        expect.soft(await shiftsOf(page), `${path} does not jump`).toEqual([])
      }
    })

test('every page has a title and a description of its own', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of sitePages) {
    const html = await (await request.get(path)).text()
    for (const found of [/<title>(.+?)<\/title>/.exec(html)?.[1], /name="description" content="(.+?)"/.exec(html)?.[1]]) {
      expect.soft(found, path).toBeTruthy()
      expect.soft(seen.get(found ?? ''), `${path} says what another page says`).toBeUndefined()
      seen.set(found ?? path, path)
    }
  }
})

const canonicalOf = async (page: Page) =>
  new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '', 'http://none.example').pathname

/** Styles, scripts and fonts arrive when they are let through, as on a slow connection. */
async function slowAssets(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let released = Promise.resolve()
  const gate = { release: () => undefined as void }
  await page.route(/\/assets\/.*\.(js|css|woff2)$/, async (route) => {
    await released
    await route.continue()
  })
  return {
    hold: () => {
      released = new Promise((resolve) => {
        gate.release = resolve
      })
    },
    release: () => gate.release(),
  }
}

/** Shifts that anybody could see: three decimals, as browsers report them. */
function noteShifts(): void {
  window.shifts = []
  type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && value >= 0.001)
        window.shifts.push(`${value} ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 90))}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shifts of a page whose pictures are there, down to its end. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await document.fonts.ready
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => undefined)),
    )
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Below a thousandth a shift is less than a pixel's breadth: the layout score calls it none.
    return window.shifts.filter((shift) => Number.parseFloat(shift) >= 0.001)
  })

/** Where the page in front of the visitor differs from the document that the server sent. */
async function changedByHydration(page: Page, reader: Page, html: string): Promise<string[]> {
  const before = await reader.evaluate(outline, html)
  const after = await page.evaluate(outline, null)
  const at = before.findIndex((line, index) => line !== after[index])
  return at < 0 && before.length === after.length ? [] : [`was ${before[at]}`, `is ${after[at]}`]
}

/** The elements of a document, as a list of lines, but for what scripts are there to change: the year, whether the clinic is open, the footer's lists, forms, answers, styles, whether calls are under way. */
function outline(html: string | null): string[] {
  const live =
    '[data-form], [data-form] *, [aria-live], [aria-live] *, noscript, noscript *, #this-year, #open-now, #footer details'
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...root.querySelectorAll('#root *')]
    .filter((element) => !element.matches(live))
    .map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'style' && name !== 'aria-busy')
        .map(({ name, value }) => `${name}="${value}"`)
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent)
      return `<${element.localName} ${attributes.sort().join(' ')}>${text.join('')}`
    })
}
