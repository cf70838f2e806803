import type { Page } from 'playwright/test'
import { expect, open, test } from './visit'

const GALLERY = '/gallery'
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of the rooms' })
const count = (page: Page) => lightbox(page).getByRole('status')
const pictures = (page: Page) => page.locator('a[data-picture]')

test('a picture opens large with its words, and the focus comes back to it', async ({ page }) => {
  await open(page, GALLERY)
  await pictures(page).nth(2).click()
  await expect(lightbox(page)).toBeVisible()
  await expect(count(page)).toHaveText(/Waiting room\s+3 of 13/)
  await expect(lightbox(page).getByRole('heading', { name: 'Waiting room' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(pictures(page).nth(2)).toBeFocused()
  await expect(page).toHaveURL(/\/gallery$/)
})

test('arrow keys go from picture to picture and stop at both ends', async ({ page }) => {
  await open(page, GALLERY)
  await pictures(page).first().click()
  await expect(count(page)).toContainText('1 of 13')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(count(page)).toContainText('2 of 13')
  await page.keyboard.press('ArrowRight')
  await expect(count(page)).toContainText('3 of 13')
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(count(page)).toContainText('2 of 13')
})

test('the picture follows a swipe', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page, GALLERY)
  await pictures(page).first().click()
  await expect(count(page)).toContainText('1 of 13')
  // What a swipe does to the row; the snapping is the browser's.
  await lightbox(page)
    .getByRole('list')
    .evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.7 }))
  await expect(count(page)).toContainText('2 of 13')
})

test('only the rooms that a filter shows are leafed through', async ({ page }) => {
  await open(page, GALLERY)
  await page.locator('label', { hasText: 'Consulting' }).click()
  await page.locator('a[data-picture]:visible').first().click()
  await expect(count(page)).toContainText('1 of 2')
})

test('the page behind does not scroll while a picture is open', async ({ page }) => {
  await open(page, GALLERY)
  await pictures(page).first().click()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(GALLERY)
    const file = (await pictures(page).first().getAttribute('href')) ?? ''
    expect(file).toBe('/drawings/clinic/entrance.svg')
    expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml')
  })
})

test('that all rooms are samples is said once', async ({ page }) => {
  await open(page, GALLERY)
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(1)
  await expect(page.getByText('These rooms are invented')).toBeVisible()
})
