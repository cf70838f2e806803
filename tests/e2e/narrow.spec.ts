import type { Page } from 'playwright/test'
import { partsOf } from './site-pages'
import { expect, open, test } from './visit'

for (const part of partsOf(3))
  test(`no page scrolls sideways, at 320 px, at 200 % zoom and at 1920 px, ${part.name}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of part.pages) {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, path)
      for (const [width, height] of [
        [320, 640],
        [640, 400],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect.soft(await beyond(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })

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
