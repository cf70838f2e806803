import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { dayAtClinic } from '../../src/shared/clinic-day'
import { dayInWords } from '../../src/shared/clinic-time'
import { daysAfter } from '../../src/shared/clinic-day'
import { timeWords } from '../../src/shared/words/en/time'
import { hold } from './moments'
import { expect, open, test } from './visit'

const RHINOPLASTY = '/face-surgeries/rhinoplasty-nose-surgery'
const today = dayAtClinic(new Date())
const inWords = (day: string) => dayInWords(day, timeWords)

async function plan(
  page: Page,
  { treatment = RHINOPLASTY, before = 'a wedding', on }: { treatment?: string; before?: string; on: string },
) {
  await page.getByLabel('I think about').selectOption(treatment)
  await page.getByRole('combobox', { name: 'Before', exact: true }).selectOption({ label: before })
  await page.getByRole('group', { name: 'Your date' }).getByLabel('On').fill(on)
}

test('a wedding far enough away names the last sensible day', async ({ page }) => {
  await open(page, '/aftercare')
  await plan(page, { on: daysAfter(today, 100) })
  await expect(page.getByRole('heading', { name: `Last sensible day: ${inWords(daysAfter(today, 58))}` })).toBeVisible()
  await expect(page.getByText('Allow 42 days before you are among guests')).toBeVisible()
})

test('a wedding that is too close is called so, with the first day that would do', async ({ page }) => {
  await open(page, '/aftercare')
  await plan(page, { on: daysAfter(today, 20) })
  await expect(page.getByRole('heading', { name: 'That is too close' })).toBeVisible()
  await expect(page.getByText(`you would be ready on ${inWords(daysAfter(today, 42))}`)).toBeVisible()
})

test('for a flight no number of days is made up where the page gives none', async ({ page }) => {
  await open(page, '/aftercare')
  await plan(page, { before: 'a flight', on: daysAfter(today, 60) })
  await expect(page.getByText('Allow 14 days before you fly')).toBeVisible()
  await plan(page, { treatment: '/face-surgeries/blepharoplasty', before: 'a flight', on: daysAfter(today, 60) })
  await expect(page.getByText('Please ask us before you book one')).toBeVisible()
})

test('a day in the past is named, and nothing is lost', async ({ page }) => {
  await open(page, '/aftercare')
  await plan(page, { before: 'an exam', on: daysAfter(today, -1) })
  await expect(page.getByText('That day is over')).toBeVisible()
  await expect(page.getByLabel('I think about')).toHaveValue(RHINOPLASTY)
  await plan(page, { before: 'an exam', on: daysAfter(today, 5000) })
  await expect(page.getByText('more than three years ahead. Please correct the year')).toBeVisible()
})

test('the milestones come as a calendar file, by keyboard alone', async ({ page }) => {
  await open(page, '/aftercare')
  await plan(page, { on: daysAfter(today, 100) })
  await page.getByText('What lies between').focus()
  await page.keyboard.press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).last().press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^rhinoplasty-nose-surgery-\d{4}-\d\d-\d\d\.ics$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toContain(`DTSTART;VALUE=DATE:${daysAfter(today, 58).replaceAll('-', '')}`)
  expect(file).toContain('Splint off')
})

test('a treatment that is chosen above is the one to plan', async ({ page }) => {
  await open(page, '/aftercare')
  await page.getByLabel('I had').selectOption(RHINOPLASTY)
  await expect(page.getByLabel('I think about')).toHaveValue(RHINOPLASTY)
})

test('it is the one to plan also when it was chosen before the scripts are there', async ({ page }) => {
  const { asked, release } = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/aftercare')
  await page.getByLabel('I had').selectOption(RHINOPLASTY)
  await asked
  release()
  await expect(page.getByLabel('I think about')).toHaveValue(RHINOPLASTY)
})

test('a screen reader hears the three fields and the verdict', async ({ page }) => {
  await open(page, '/aftercare')
  await plan(page, { on: daysAfter(today, 100) })
  await expect(page.getByRole('region', { name: 'Is there enough time before my date?' })).toMatchAriaSnapshot(`
    - region "Is there enough time before my date?":
      - heading "Is there enough time before my date?" [level=2]
      - group "Your date":
        - paragraph:
          - combobox "I think about"
        - paragraph:
          - combobox "Before"
        - paragraph:
          - textbox "On"
      - heading /Last sensible day/ [level=3]
      - paragraph: /Allow 42 days/
      - group: What lies between
  `)
})
