import type { Page } from 'playwright/test'
import { kept, running, test as deployed } from './site-fixture'
import { expect, test } from './visit'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' })
const hits = (page: Page) => page.locator('[data-hit]')

test('a visitor finds a treatment by everyday words, and nothing of them leaves the device', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/search')
  await field(page).fill('man boobs')
  await expect(hits(page).first()).toHaveAttribute('href', '/body-chest/gynecomastia')
  await expect(hits(page).first().locator('mark').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(/^(One result|\d+ results)$/)
  await field(page).fill('gynecomstia')
  await expect(hits(page).first()).toContainText('Found for: gynaecomastia')
  // Who asks in Hindi is answered in Hindi, and led to what was found in Hindi.
  await field(page).fill('पेट की चर्बी')
  await expect(page.getByText('हाँ, यह हिन्दी में भी है')).toBeVisible()
  await expect(page.getByRole('link', { name: 'हिन्दी में पढ़िए' })).toHaveAttribute(
    'href',
    '/hi/body-chest/abdominoplasty-tummy-tuck-surgery',
  )
  expect(page.url()).not.toContain('boobs')
  expect(asked.filter((request) => request.includes('boobs'))).toEqual([])
})

test('the keyboard goes through the results and back, and Escape empties the field', async ({ page }) => {
  await page.goto('/search')
  await field(page).fill('hair fall')
  await expect(hits(page).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(hits(page)).toHaveCount(0)
})

test('Back from a result shows the results again', async ({ page }) => {
  await page.goto('/search')
  await field(page).fill('naak')
  await hits(page).first().click()
  await expect(page).toHaveURL(/rhinoplasty-nose-surgery$/)
  await page.goBack()
  await expect(field(page)).toHaveValue('naak')
  await expect(hits(page).first()).toBeVisible()
})

test('from the header the field has the focus; nothing found says so', async ({ page }) => {
  await page.goto('/services')
  await running(page)
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('xqzzkwv')
  await expect(page.getByText('Nothing found for “xqzzkwv”').first()).toBeVisible()
})

test('home takes what troubles a visitor to the search, and no address has the words', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  // At once, also before the scripts run.
  await page.goto('/')
  await page.getByRole('searchbox', { name: /What troubles you/ }).fill('naak se khoon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search$/)
  await expect(field(page)).toHaveValue('naak se khoon')
  await expect(hits(page).first()).toHaveAttribute('href', '/face-surgeries/rhinoplasty-nose-surgery#call-at-once')
  expect(asked.filter((request) => request.includes('khoon'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the field of home leads to a list of everyday words, and the words typed stay in it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: /What troubles you/ }).fill('double chin')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\??$/)
    await page.getByRole('link', { name: 'Double chin', exact: true }).click()
    await expect(page).toHaveURL(/chin-lift$/)
  })

  test('the search page lists all treatments and offers no field that does nothing', async ({ page }) => {
    await page.goto('/search')
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('region', { name: 'All treatments, A to Z' }).getByRole('link')).toHaveCount(24)
  })
})

deployed('once used, the search works without a connection', async ({ page, site }) => {
  await page.goto(`${site.url}/search`)
  await kept(page, '/search')
  await field(page).fill('botox')
  await expect(hits(page).first()).toBeVisible()
  await site.unplug()
  await page.reload()
  await field(page).fill('double chin')
  await expect(hits(page).first()).toHaveAttribute('href', '/face-surgeries/chin-lift')
})
