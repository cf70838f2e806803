import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { desktop, pageKinds, partsOf, phone, tablet } from './site-pages'
import { expect, open, test } from './visit'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Nothing plays by itself on this site, and no other rule reads what this would fetch.
  preload: false,
}
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
}

/** A small phone, a window of 1280 px at 200 % zoom, a large screen. */
const reflow = [
  [320, 640],
  [640, 400],
  [1920, 1080],
] as const

// Still pages: a colour in the middle of a transition is nobody's to read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const part of partsOf(6))
  test(`nothing stands in the way of anybody, at three widths, light and dark, and nothing scrolls sideways, ${part.name}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const path of part.pages) {
      // All that a kind of page is made of is seen on its first page; on the others what their own words and pictures change.
      const first = pageKinds.includes(path)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(phone)
      await open(page, path)
      await page.evaluate(axe)
      expect.soft(await violations(page, first ? 'html' : '#main'), `${path} at ${phone.width} px`).toEqual([])
      for (const size of first ? [tablet, desktop] : []) {
        await page.setViewportSize(size)
        expect.soft(await violations(page), `${path} at ${size.width} px`).toEqual([])
      }
      for (const [width, height] of reflow) {
        await page.setViewportSize({ width, height })
        expect.soft(await beyond(page), `${path} at ${width} px`).toEqual([])
      }
      await page.setViewportSize(phone)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, first ? 'html' : '#main', colours), `${path} in the dark`).toEqual([])
    }
  })

test.describe('with a menu open', () => {
  test('the sidebar and its submenus are in order', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/services')
    await page.evaluate(axe)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await violations(page, 'header')).toEqual([])
    await page.locator('#sidebar').getByRole('button', { name: 'Services' }).click()
    expect(await violations(page, 'header')).toEqual([])
  })

  test('a dropdown is in order', async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/services')
    await page.evaluate(axe)
    await page.getByRole('button', { name: 'Services: show the submenu' }).click()
    expect(await violations(page)).toEqual([])
  })
})

/** @param within the part that is not inert, while a menu is open */
const violations = (page: Page, within = 'html', checks = options): Promise<string[]> =>
  page.evaluate(
    async ([how, part]) => {
      const { axe: checker } = window as unknown as { axe: { run: (part: unknown, how: unknown) => Promise<AxeResults> } }
      const results = await checker.run(part, how)
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
      )
    },
    [checks, within] as const,
  )

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
