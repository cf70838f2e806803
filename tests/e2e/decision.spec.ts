import type { Page } from 'playwright/test'
import { expect, open, test } from './visit'

const TREATMENT = '/face-surgeries/rhinoplasty-nose-surgery'
const table = (page: Page) => page.getByRole('table', { name: /filler/ })
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const javaScriptEnabled of [true, false])
  test.describe(`on a small phone ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width: 320, height: 568 }, javaScriptEnabled })

    test('one option at a time stands beside its questions, and another is one touch away', async ({ page }) => {
      await page.goto(`${TREATMENT}#options`)
      await expect(table(page).getByRole('columnheader', { name: /^Nose surgery/ })).toBeVisible()
      await expect(table(page).getByRole('columnheader', { name: /^No treatment/ })).toBeHidden()
      await page.getByRole('radio', { name: 'No treatment' }).check()
      await expect(table(page).getByRole('columnheader', { name: /^No treatment/ })).toBeVisible()
      await expect(table(page).getByRole('columnheader', { name: /^Nose surgery/ })).toBeHidden()
      await expect(table(page).getByRole('rowheader', { name: 'What goes wrong, and how often?' })).toBeVisible()
      if (javaScriptEnabled) expect(await sideways(page)).toBe(0)
    })
  })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('all options stand side by side, each under its name', async ({ page }) => {
    await open(page, TREATMENT)
    for (const name of [/^Nose surgery/, /^Filler/, /^No treatment/])
      await expect(table(page).getByRole('columnheader', { name })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'No treatment' })).toBeHidden()
  })

  test('a number leads to its source, and the source back to the text', async ({ page }) => {
    await open(page, `${TREATMENT}#chances`)
    const citation = page.locator('[aria-labelledby=chances] sup a[id]').first()
    const number = (await citation.textContent()) ?? ''
    await citation.click()
    await expect(page).toHaveURL(new RegExp(`#s${number}$`))
    await expect(page.locator(`#s${number}`)).toBeInViewport()
    await page.locator(`#s${number}`).getByRole('link', { name: 'Back to the text' }).click()
    await expect(page.locator(`#c${number}`)).toBeInViewport()
  })

  test('ticks are there again after a reload, in another tab when asked for, and nothing is kept once they are taken away', async ({
    page,
  }) => {
    await open(page, TREATMENT)
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('weigh:')))
    const tick = page.getByRole('checkbox', { name: 'I want a change that lasts' })
    await page.locator('summary', { hasText: 'What matters to you' }).click()
    expect(await kept()).toEqual([])
    await tick.check()
    await expect.poll(kept).toEqual([`weigh:${TREATMENT}`])
    await open(page, `${TREATMENT}#weigh`)
    await expect(tick).toBeChecked()
    // Somebody else with the phone opens the page anew.
    const later = await page.context().newPage()
    await open(later, `${TREATMENT}#weigh`)
    await expect(later.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await later.getByRole('button', { name: 'Show the ticks kept on this device' }).click()
    await expect(later.getByRole('checkbox', { name: 'I want a change that lasts' })).toBeChecked()
    await later.close()
    await tick.uncheck()
    await expect.poll(kept).toEqual([])
  })
})

test('whoever chooses the colours of all pages sees the figures in that of the text, and a line below the names of the options', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, TREATMENT)
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const text = await styleOf('main p', 'color')
  await expect.poll(() => styleOf('figure > svg[role=img]', 'color')).toBe(text)
  await expect.poll(() => styleOf('figure > svg[role=img] pattern path', 'stroke')).toBe(text)
  await expect.poll(() => styleOf('main thead th', 'border-bottom-width')).toBe('2px')
})

test('the clinic’s own answers are one link away from the questions, and say that they are samples', async ({ page }) => {
  await open(page, `${TREATMENT}#questions`)
  await page.getByRole('link', { name: 'How this clinic answers them' }).click()
  await expect(page).toHaveURL('/our-answers')
  await expect(page.getByRole('heading', { name: 'Who gives the anaesthetic?' })).toBeVisible()
  await expect(page.locator('main').getByText('Sample', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('1800-180-3024')).toBeVisible()
})

test('what the words beside the numbers mean is one link away from the numbers', async ({ page }) => {
  await open(page, TREATMENT)
  await page.locator('#chances').click()
  await page.getByRole('link', { name: 'What the words, numbers and pictures mean' }).click()
  await expect(page).toHaveURL('/our-answers#how-sure')
  await expect(page.getByRole('heading', { name: 'How sure a number is' })).toBeInViewport()
})
