import type { Page } from 'playwright/test'
import { sampleOf } from '../sample'
import { expect, open, test } from './visit'

const shown = (page: Page) => page.locator('li[data-in]:visible')
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })

test('articles are filtered by topic, and the number shown is announced', async ({ page }) => {
  await open(page, '/blog')
  const all = await shown(page).count()
  await choose(page, /^Skin/)
  await expect(shown(page)).not.toHaveCount(all)
  const count = await shown(page).count()
  for (const entry of await shown(page).all()) await expect(entry).toContainText('Skin')
  await expect(page.getByRole('group', { name: 'Show articles on' }).getByRole('status')).toHaveText(`${count} of ${all} shown`)
  await choose(page, /^All/)
  await expect(shown(page)).toHaveCount(all)
})

test('a filter is worked with the arrow keys', async ({ page }) => {
  await open(page, '/real-results')
  await page.getByRole('radio', { name: /^All/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Face Surgeries/ })).toBeChecked()
  await expect(shown(page)).toHaveCount(4)
})

test('who comes back from an article finds the list as it was left', async ({ page }) => {
  await open(page, '/blog')
  await choose(page, /^Recovery/)
  const count = await shown(page).count()
  await shown(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Blog')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Recovery/ })).toBeChecked()
  await expect(shown(page)).toHaveCount(count)
})

test('years in which nothing of a kind happened are left out', async ({ page }) => {
  await open(page, '/achievements-conferences')
  await choose(page, /^Publication/)
  await expect(shown(page)).toHaveCount(1)
  await expect(page.locator('section[data-in]:visible')).toHaveCount(1)
})

for (const path of sampleOf(['/blog', '/gallery', '/real-results', '/written-testimonials', '/achievements-conferences']))
  test(`every group of ${path} has as many entries as its button says`, async ({ page }) => {
    await open(page, path)
    for (const label of await page.locator('label:has([name=filter])').all()) {
      await label.click()
      await expect(shown(page)).toHaveCount(Number(await label.locator('small').textContent()))
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a filter works all the same', async ({ page }) => {
    await page.goto('/gallery')
    await page.locator('label', { hasText: 'Recovering' }).click()
    await expect(shown(page)).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Arriving' })).toBeHidden()
  })
})
