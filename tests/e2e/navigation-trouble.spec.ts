import { expect, open, refusal, started, test } from './visit'

test('a page whose data cannot be had opens as a document', async ({ page, provokes }) => {
  provokes(...refusal('/api/posts', 503))
  await open(page, '/careers')
  await page.route('**/api/post*', (route) => route.fulfill({ status: 503, body: '{}', contentType: 'application/json' }))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('footer a[href="/blog"]').evaluate((link) => (link as HTMLElement).click())
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Careers')
  await started(page)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('while a page is on its way the last click counts, and Back calls it off', async ({ page }) => {
  const gate = { release: () => undefined as void }
  const held = new Promise<void>((resolve) => {
    gate.release = resolve
  })
  await open(page, '/careers')
  await page.locator('footer a[href="/contact"]').click()
  await expect(page).toHaveURL('/contact')
  await page.route('**/api/posts', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('footer a[href="/blog"]').evaluate((link) => (link as HTMLElement).click())
  await page.locator('footer a[href="/gallery"]').evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL('/gallery')
  await page.locator('footer a[href="/blog"]').evaluate((link) => (link as HTMLElement).click())
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  const answered = page.waitForResponse('**/api/posts')
  gate.release()
  await answered
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact')
  await expect(page).toHaveURL('/contact')
})
