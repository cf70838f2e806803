import type { Page } from 'playwright/test'
import { daysAfter } from '../../src/shared/clinic-day'
import { dayAtClinic } from '../../src/shared/clinic-day'
import { hold } from './moments'
import { kept, shellKept, running, test as offline } from './site-fixture'
import { expect, open, setInOwnFonts, started, test } from './visit'

const RHINOPLASTY = '/face-surgeries/rhinoplasty-nose-surgery'
const today = dayAtClinic(new Date())
const fiveDaysAgo = daysAfter(today, -5)

const treatment = (page: Page) => page.getByLabel('I had')
const day = (page: Page) => page.getByRole('group', { name: 'Your treatment' }).getByLabel('On')
const ago = (page: Page, name?: string) =>
  page.getByRole('group', { name: 'Days ago' }).getByRole('radio', name ? { name, exact: true } : {})

async function tell(page: Page, on: string): Promise<void> {
  await treatment(page).selectOption(RHINOPLASTY)
  await day(page).fill(on)
  await expect(page.getByRole('heading', { name: on > today ? /^(In|Tomorrow)/ : /^Day/ })).toBeVisible()
}

/** Each of the texts comes to stand between the bar at the top and the strip. */
const expectInFirstScreen = (page: Page, texts: (RegExp | string)[], at = '') =>
  expect
    .poll(async () => {
      const seen = texts.map((text) =>
        page
          .getByText(text)
          .first()
          .evaluate((element) => {
            const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
            const strip = document.querySelector('#strip nav')?.getBoundingClientRect().top ?? innerHeight
            const { top, bottom } = element.getBoundingClientRect()
            return top >= Math.max(0, bar) && bottom <= Math.min(strip, innerHeight)
          }),
      )
      const all = await Promise.all(seen)
      return texts.filter((_, index) => !all[index]).map(String)
    }, at)
    .toEqual([])

test('on the fifth day the first screen of a small phone says what is usual, and whom to call', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/aftercare')
  await setInOwnFonts(page)
  await tell(page, fiveDaysAgo)
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
  await expectInFirstScreen(page, [/^Night line/, /^Emergency/, /^Hospital/, /^Day 5/, /The cheeks go yellow/])
  await expect(page.getByRole('link', { name: /^Night line/ })).toHaveAttribute('href', /^tel:\+91/)
  await expect(page.getByRole('heading', { name: /call at once/ })).toBeVisible()
  await expect(page.getByText(/^Next: Splint off/)).toBeVisible()
  // On paper: one sheet, without controls.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Nose Surgery.*, \w+day, /)).toBeVisible()
  for (const text of [/^Night line/, /^Day 5/, /call at once/]) await expect(page.getByText(text).first()).toBeVisible()
  for (const control of await page.locator('#main :is(button, select, input, details a)').all())
    await expect(control).toBeHidden()
  await expect(page.getByRole('heading', { name: /Is there enough time|recovery of every/ })).toHaveCount(0)
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})

test('at 320 px nothing is wider than the phone, and every control is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/aftercare')
  await tell(page, fiveDaysAgo)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  for (const control of await page
    .locator('#main :is(select, input[type=date], a.button, summary, label:has(input)):visible')
    .all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
})

test('without scripts the page leads to each of the 24 recoveries, and calls', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/aftercare')
  await expect(page.locator('#main a[href$="#recovery"]')).toHaveCount(24)
  await expect(page.getByRole('link', { name: /^Night line/ })).toBeVisible()
  await expect(treatment(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Is there enough time before my date?' })).toBeHidden()
  await context.close()
})

test('nothing is kept unasked; kept, it is shown only behind a tap, and forgotten when the tick goes', async ({ page }) => {
  await open(page, '/aftercare')
  await tell(page, fiveDaysAgo)
  const plan = () => page.evaluate(() => localStorage.getItem('plan'))
  expect(await plan()).toBeNull()
  await page.getByLabel('Keep treatment and day on this phone').check()
  expect(await plan()).toContain(fiveDaysAgo)
  await page.goto('/aftercare')
  await started(page)
  const show = page.getByRole('button', { name: 'Show my plan' })
  await expect(show).toBeVisible()
  await expect(page.locator('#main').getByText('Day 5')).toHaveCount(0)
  await expect(treatment(page)).toHaveValue('')
  for (const [width, height] of [
    [320, 740],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectInFirstScreen(page, ['Show my plan'], `at ${width} x ${height}`)
  }
  await page.setViewportSize({ width: 320, height: 740 })
  await show.click()
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
  await expectInFirstScreen(page, [/The cheeks go yellow/])
  await expect(treatment(page)).toBeHidden()
  await page.getByRole('button', { name: 'Another treatment or day' }).click()
  await expect(treatment(page)).toHaveValue(RHINOPLASTY)
  await page.getByLabel('Keep treatment and day on this phone').uncheck()
  expect(await plan()).toBeNull()
})

test('a plan whose recovery has ended is forgotten by itself', async ({ page }) => {
  await page.addInitScript(
    ([path, yesterday]) =>
      localStorage.setItem('plan', JSON.stringify({ path, name: 'Rhinoplasty', on: '2024-01-01', until: yesterday })),
    [RHINOPLASTY, daysAfter(today, -1)],
  )
  await open(page, '/aftercare')
  await expect(page.getByText('Choose your treatment and its day')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show my plan' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull()
})

test('where the browser keeps nothing, the page says so and answers all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
  await open(page, '/aftercare')
  await tell(page, fiveDaysAgo)
  await page.getByLabel('Keep treatment and day on this phone').click()
  await expect(page.getByText('This browser keeps nothing')).toBeVisible()
})

test('who comes from the page of a treatment finds it chosen', async ({ page }) => {
  await open(page, RHINOPLASTY)
  await page.getByRole('link', { name: /Which day am I on/ }).click()
  await expect(page).toHaveURL(/\/aftercare$/)
  await expect(treatment(page)).toHaveValue(RHINOPLASTY)
})

test('days ago are one tap, and any other day is a date', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/aftercare')
  await setInOwnFonts(page)
  await expect(treatment(page).getByRole('option', { name: 'Nose Surgery', exact: true })).toBeAttached()
  await treatment(page).selectOption(RHINOPLASTY)
  for (const chip of await ago(page).all()) await expect(chip).not.toBeChecked()
  await ago(page, '5').click()
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
  await expect(day(page)).toHaveValue(fiveDaysAgo)
  await expectInFirstScreen(page, [/^Night line/, /^Day 5/, /The cheeks go yellow/])
  await expect(ago(page, '5')).toBeChecked()
  await day(page).fill(daysAfter(today, -4))
  await expect(page.getByRole('heading', { name: /^Day 4 ·/ })).toBeVisible()
  for (const chip of await ago(page).all()) await expect(chip).not.toBeChecked()
  // A date that fits one of them, and the arrows of the keyboard.
  await day(page).fill(daysAfter(today, -3))
  await expect(ago(page, '3')).toBeChecked()
  await ago(page, '3').press('ArrowRight')
  await expect(day(page)).toHaveValue(fiveDaysAgo)
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
})

test('days ago tapped before the scripts are there count', async ({ page }) => {
  const { asked, release } = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/aftercare')
  await ago(page, '5').click()
  await asked
  release()
  await expect(day(page)).toHaveValue(fiveDaysAgo)
  await expect(ago(page, '5')).toBeChecked()
  await expect(page.getByText('Which treatment was it?')).toBeVisible()
  await treatment(page).selectOption(RHINOPLASTY)
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
})

test('before the treatment the page counts the days, and after the recovery it says that it is over', async ({ page }) => {
  await open(page, '/aftercare')
  await tell(page, daysAfter(today, 12))
  await expect(page.getByRole('heading', { name: 'In 12 days' })).toBeVisible()
  await day(page).fill(daysAfter(today, -900))
  await expect(page.getByText('The recovery that we describe is over')).toBeVisible()
  await expect(page.getByText('From month 3 on: The shape appears')).toBeVisible()
  await day(page).fill('2016-01-01')
  await expect(page.getByText('more than three years ago. Please correct the year')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('a screen reader hears whom to call, the two fields and the answer in this order', async ({ page }) => {
  await open(page, '/aftercare')
  await tell(page, fiveDaysAgo)
  await expect(page.locator('#main')).toMatchAriaSnapshot(`
    - main:
      - heading "After your treatment" [level=1]
      - paragraph:
        - link /Night line/
        - link /Emergency/
      - paragraph:
        - link /Hospital/
      - group "Your treatment":
        - paragraph:
          - combobox "I had"
        - group "Days ago":
          - paragraph:
            - radio "1"
        - paragraph:
          - textbox "On"
      - heading /Day 5/ [level=2]
      - paragraph:
        - strong: /Usual now/
      - paragraph:
        - strong: /Next/
      - region /Not usual/:
        - heading /Not usual/ [level=3]
        - list
      - group: All steps with their dates
      - paragraph:
        - link /the whole recovery/
      - checkbox "Keep treatment and day on this phone"
      - region "Is there enough time before my date?"
  `)
})

offline('never opened before, the page opens without a connection in a cold start, and answers', async ({ page, site }) => {
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  await shellKept(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('shell')).match('/aftercare')) !== undefined))
    .toBe(true)
  await site.unplug()
  await page.goto(`${site.url}/aftercare`)
  await running(page)
  expect(new URL(page.url()).pathname).toBe('/aftercare')
  await expect(page.locator('html')).toHaveAttribute('data-path', '/aftercare')
  await treatment(page).selectOption(RHINOPLASTY)
  await day(page).fill(fiveDaysAgo)
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
})
