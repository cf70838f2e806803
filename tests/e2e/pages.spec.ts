import type { Page } from 'playwright/test'
import { langs, pathIn, splitPath } from '../../src/shared/languages'
import { sampleOf } from '../sample'
import { bringAxe, colours, violations, words } from './axe'
import { changedByHydration } from './hydration'
import { twoFrames } from './moments'
import { similarPages, tellingPages } from './page-shapes'
import { noteShifts, shiftsOf } from './shifts'
import { desktop, pageKinds, partsOf, phone, tablet } from './site-pages'
import { expect, open, painted, scrollTo, started, test, walkTo } from './visit'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteShifts)
})

/** How long in ms a browser waits for an optional font, and then some. */
const PATIENCE = 250
const shownFor = (ms: number) =>
  performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) > ms

/** A small phone, where the longest words stand; a window of 1280 px at 200 % zoom, a large screen. */
const reflow = [
  [320, 640],
  [640, 400],
  [1920, 1080],
] as const

/** At the desk a kind of page is opened on a phone or on a desk, not on both. */
const onPhones = [...new Set([...sampleOf(tellingPages), ...sampleOf(pageKinds, 2)])]
const visits = [
  { size: phone, parts: partsOf(6, onPhones), windows: reflow },
  { size: desktop, parts: partsOf(4, sampleOf(pageKinds, 1)), windows: [] },
]

// Each page is opened once, and everything that is to be seen on it is looked at then.
for (const { size, parts, windows } of visits)
  for (const part of parts)
    test(`pages at ${size.width} px on a slow line open whole, stay as they were painted, neither jump nor scroll sideways and stand in nobody’s way, ${part.name}`, async ({
      page,
    }) => {
      const line = await slowAssets(page)
      const reader = await page.context().newPage()
      for (const path of part.pages) {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: null, colorScheme: null })
        const html = await openWhole(page, path, line)
        expect.soft(await page.locator('h1').count(), `${path} has one h1`).toBe(1)
        expect.soft(await canonicalOf(page), path).toBe(path)
        // What the offline page lists is known on the device only.
        if (path !== '/offline') {
          expect.soft(await changedByHydration(page, reader, html), `${path} hydrates as it was`).toEqual([])
          expect.soft(await shiftsOf(page), `${path} does not jump`).toEqual([])
        }
        await forEverybody(page, path, size)
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height })
          expect.soft(await beyond(page), `${path} at ${width} px`).toEqual([])
        }
      }
    })

// What looks like a page that was opened is walked to: its own words and pictures are what is new on it.
for (const lang of langs)
  for (const part of partsOf(2, sampleOf(similarPages.filter((path) => splitPath(path).lang === lang))))
    test(`the other pages have their heading and their address, fit a small phone and stand in nobody’s way, ${lang}, ${part.name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, pathIn(lang, '/services'))
      await bringAxe(page)
      for (const path of part.pages) {
        await walkTo(page, path)
        expect.soft(await page.locator('h1').count(), `${path} has one h1`).toBe(1)
        expect.soft(await beyond(page), `${path} at 320 px`).toEqual([])
        expect.soft(await violations(page, '#main', words), path).toEqual([])
      }
    })

/**
 * All that a kind of page is made of is seen on its first page, at three widths, and the frame once in each language; what looks like
 * nothing before also in the dark.
 */
async function forEverybody(page: Page, path: string, size: typeof phone): Promise<void> {
  const within = pageKinds.includes(path) || splitPath(path).path === '/' ? 'html' : '#main'
  await standStill(page)
  await bringAxe(page)
  expect.soft(await violations(page, within), `${path} at ${size.width} px`).toEqual([])
  if (size === desktop) {
    await page.setViewportSize(tablet)
    expect.soft(await violations(page, within), `${path} at ${tablet.width} px`).toEqual([])
  } else if (sampleOf(tellingPages).includes(path)) {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, within, colours), `${path} in the dark`).toEqual([])
  }
}

/** Whole, at its top, as it was opened: a colour in the middle of a transition is nobody's to read. */
async function standStill(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 0)
  await expect(page.locator('#root > header[data-sticky]')).toHaveCount(0)
  await twoFrames(page)
}

/** Opens a page and returns the document that the server sent; what it is painted and runs with comes after its paint. */
async function openWhole(page: Page, path: string, line: Line): Promise<string> {
  line.hold()
  const response = await page.goto(path, { waitUntil: 'commit' })
  await painted(page)
  await page.waitForFunction(shownFor, PATIENCE)
  // A document that is still arriving may be painted in parts; what counts is what comes after it.
  await page.evaluate(() => window.shifts.splice(0))
  line.release()
  await started(page)
  expect.soft(response?.status(), path).toBe(path === '/404' ? 404 : 200)
  return (await response?.text()) ?? ''
}

const canonicalOf = async (page: Page) =>
  new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '', 'http://none.example').pathname

interface Line {
  hold: () => void
  release: () => void
}

/** Styles, scripts and fonts arrive when they are let through, as on a slow connection. */
async function slowAssets(page: Page): Promise<Line> {
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

/** What makes the page wider than the window, unless the page is not. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
  })
