import { expect, test } from './visit'

const TREATMENT = '/face-surgeries/rhinoplasty-nose-surgery'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  // A line that has brought the text, and brings nothing more.
  await page.route(/\/assets\/style.*\.css$/, () => new Promise(() => undefined))
})

test('a stylesheet that does not come keeps nobody from reading on', async ({ page }) => {
  await page.goto(TREATMENT, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#risks')).toBeHidden()
  await page.clock.fastForward(3000)
  await expect(page.locator('#risks')).toBeVisible()
})

test('whoever is led to a place on the page reads it, too', async ({ page }) => {
  await page.goto(`${TREATMENT}#risks`, { waitUntil: 'commit' })
  await page.clock.fastForward(3000)
  await expect(page.locator('#risks')).toBeInViewport()
})
