import type { Locator, Page } from 'playwright/test'
import { langs, splitPath } from '../../src/shared/languages'
import { matchRoute } from '../../src/shared/routes'
import { sampleOf } from '../sample'
import { sitePages } from './site-pages'
import { expect, open, scrollTo, setInOwnFonts, test, walkTo } from './visit'

const TREATMENT = '/body-chest/abdominoplasty-tummy-tuck-surgery'
const treatments = sampleOf(sitePages.filter((path) => matchRoute(path)?.route.kind === 'treatment'))
/** What is seen first. */
const FIRST = [
  'h1',
  'h1 + p',
  '#lead',
  '#article header img',
  '#article header dd >> nth=-1',
  '#article header [href^="https://wa.me"]',
]
const bar = (page: Page) => page.locator('#article').getByRole('navigation', { name: 'On this page' })

/** Whether all of it stands above the strip at the foot of the screen. */
const isAboveStrip = (part: Locator) =>
  part.evaluate((element) => {
    const strip = document.querySelector('#strip nav')?.getBoundingClientRect().top ?? innerHeight
    return element.getBoundingClientRect().bottom <= strip + 1
  })

/** Opens them in their own fonts; they are of the same shape, so all but the first are walked to (decision 100). */
const walkThrough = async (page: Page, paths: readonly string[], look: (path: string) => Promise<void>) => {
  for (const [at, path] of paths.entries()) {
    await (at === 0 ? open(page, path) : walkTo(page, path))
    await setInOwnFonts(page)
    await look(path)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the head names the treatment, and below it what kind it is', async ({ page }) => {
    await open(page, TREATMENT)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tummy Tuck')
    await expect(page.locator('h1 + p')).toHaveText(/^Abdominoplasty · Surgery/)
  })

  for (const lang of langs) {
    const ofLang = treatments.filter((path) => splitPath(path).lang === lang)

    test(`the first 800 px have the name, the facts, the ways to costs and cases, and the chat; half of the treatments have at most ten screens, none more than twelve: ${lang}`, async ({
      page,
    }) => {
      const screens: number[] = []
      await walkThrough(page, ofLang, async (path) => {
        await scrollTo(page, 0)
        for (const part of FIRST) {
          const box = await page.locator(part).boundingBox()
          expect.soft((box?.y ?? 0) + (box?.height ?? 1e4), `${path} ${part}`).toBeLessThanOrEqual(800)
        }
        screens.push(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight))
        for (const height of [640, 740, 844]) {
          await page.setViewportSize({ width: 360, height })
          expect.soft(await isAboveStrip(page.locator('[data-sections]')), `${path} at ${height}`).toBe(true)
        }
        await page.setViewportSize({ width: 360, height: 740 })
      })
      screens.sort((a, b) => a - b)
      expect(screens[Math.floor(screens.length / 2) - 1]).toBeLessThanOrEqual(10)
      expect(screens.at(-1)).toBeLessThanOrEqual(12)
    })

    test(`each treatment prints as a hand-out of two pages: ${lang}`, async ({ page }) => {
      await walkThrough(page, ofLang, async (path) => {
        const pdf = await page.pdf({ format: 'A4' })
        expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${path} printed`).toHaveLength(2)
      })
    })
  }

  test('the bar names the sections and says in which one one is', async ({ page }) => {
    await open(page, TREATMENT)
    await expect(bar(page)).toMatchAriaSnapshot(`
      - navigation "On this page":
        - list:
          - listitem:
            - link "What it does"
          - listitem:
            - link "Is it for me?"
          - listitem:
            - link "How"
          - listitem:
            - link "Options"
          - listitem:
            - link "Chances"
          - listitem:
            - link "Risks"
          - listitem:
            - link "Cost"
          - listitem:
            - link "What matters"
          - listitem:
            - link "Answers"
          - listitem:
            - link "Questions to ask"
          - listitem:
            - link "Recovery"
          - listitem:
            - link "Sources"
        - link "Call"
    `)
    await expect(bar(page).locator('[aria-current]')).toHaveCount(0)
    for (const name of ['Risks', 'Cost', 'Options']) {
      await bar(page).getByRole('link', { name }).tap()
      await expect(bar(page).locator('[aria-current=true]')).toHaveText(name)
      await expect(bar(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
      await expect(bar(page).getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('heading', { name: 'If you do nothing' })).toBeInViewport()
    // Long ones follow short ones that are folded: the one that was asked for is the one that is read.
    for (const name of ['Chances', 'Answers', 'Recovery']) {
      await bar(page).getByRole('link', { name }).tap()
      await expect(bar(page).locator('[aria-current=true]')).toHaveText(name)
    }
    await expect(page.getByRole('link', { name: /^Which day am I on/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'The day itself' })).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 0)
    await expect(bar(page).locator('[aria-current]'), 'at the head of the page no section is read').toHaveCount(0)
  })

  test('who wants to compare the options begins with doing nothing', async ({ page }) => {
    await open(page, TREATMENT)
    await page.getByRole('link', { name: 'Compare the options' }).tap()
    await expect(page.getByRole('heading', { name: 'If you do nothing' })).toBeInViewport({ ratio: 1 })
  })

  test('while nobody is at the clinic, Call leads to when and whom to call at once; else it calls', async ({ page }) => {
    const call = page.locator('#strip').getByRole('link', { name: 'Call' })
    await page.clock.setFixedTime(new Date('2026-11-24T03:10:00+05:30'))
    await open(page, TREATMENT)
    await expect(call).toHaveAttribute('href', '#call-at-once')
    await call.tap()
    await expect(page.getByRole('link', { name: /^Night line/ })).toBeInViewport({ ratio: 1 })
    expect(await isAboveStrip(page.locator('#call-at-once ~ .help-calls'))).toBe(true)
    await expect(
      page
        .locator('#main')
        .getByRole('link', { name: /^Appointments \+91/ })
        .last(),
    ).toBeInViewport({ ratio: 1 })
    // From elsewhere to all numbers, and from there to the one that is answered.
    await open(page, '/services')
    await expect(call).toHaveAttribute('href', '/contact')
    await call.tap()
    await expect(call).toHaveAttribute('href', 'tel:+911240000103')
    await open(page, TREATMENT)
    await page.clock.setFixedTime(new Date('2026-11-24T11:00:00+05:30'))
    await page.reload()
    await expect(call).toHaveAttribute('href', 'tel:+911240000101')
  })

  test('a chat begins with the treatment’s name', async ({ page }) => {
    await open(page, TREATMENT)
    const address = await page.getByRole('link', { name: /^Chat about this treatment/ }).getAttribute('href')
    expect(new URL(address ?? '').searchParams.get('text')).toBe('Hello, I would like to ask about this treatment: Tummy Tuck.')
  })

  test('the form is folded until it is wanted', async ({ page }) => {
    await open(page, TREATMENT)
    await expect(page.getByRole('heading', { name: 'Quick appointment' })).toBeHidden()
    await page.locator('summary', { hasText: 'Ask for an appointment' }).tap()
    await expect(page.getByLabel('Name')).toBeVisible()
  })
})

test('on a wide window the steps and the days of the recovery are open beside their drawings, and related treatments at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, TREATMENT)
  for (const id of ['how-it-is-done', 'recovery', 'related']) {
    const fold = page.locator(`details:has(> summary #${id})`)
    await expect(fold.locator('li').first()).toBeVisible()
    // Told as it is shown, also after its row was pressed.
    await expect(fold).toHaveAttribute('open')
    await fold.locator('summary').press('Enter')
    await expect(fold).toHaveAttribute('open')
  }
})

test('by keyboard a link of the bar opens its section, and Tab goes on inside', async ({ page }) => {
  await open(page, TREATMENT)
  await bar(page).getByRole('link', { name: 'Recovery' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Drains out' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Recovery' })).toBeFocused()
})

for (const [width, height] of [
  [640, 360],
  [740, 360],
  [800, 360],
] as const)
  test(`held sideways, at ${width} x ${height}, what sticks takes at most a third of the height`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, TREATMENT)
    await scrollTo(page, 2000)
    const stuck = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('#root > header, #strip nav, [data-sections]')]
      return bars
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility())
        .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
    })
    expect(stuck).toBeGreaterThan(0)
    expect(stuck).toBeLessThanOrEqual(height / 3)
  })
