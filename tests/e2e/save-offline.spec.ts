import type { Page } from 'playwright/test'
import { kept, running, test } from './site-fixture'
import { sitePages } from './site-pages'
import { expect } from './visit'

const save = (page: Page) => page.getByRole('button', { name: /Save for offline/ })
const isSaved = (page: Page) => page.getByRole('heading', { name: /whole site is saved/ })

async function openOfflinePage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/services`)
  await kept(page, '/services')
  await page.goto(`${url}/offline`)
  await running(page)
}

/** Some time after the stores have read what is saved, quiet work begins. */
const later = (page: Page) => page.clock.fastForward('00:08')

/** Enough for what a test looks at. */
const FEW = [
  '/',
  '/services',
  '/offline',
  '/blog',
  '/privacy-policy',
  '/body-chest/abdominoplasty-tummy-tuck-surgery',
  '/face-surgeries/blepharoplasty',
]

const count = (page: Page, cache: string) => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, cache)
/** The pages that are kept. */
const paths = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))

test('the whole site is saved on request: its size is told before, every page opens without a connection', async ({
  page,
  site,
}) => {
  await openOfflinePage(page, site.url)
  await expect(save(page)).toContainText(/about [\d.]+ (MB|KB)/)
  expect(await count(page, 'pages'), 'nothing in bulk unasked').toBeLessThan(6)
  await save(page).click()
  await expect(page.getByRole('progressbar', { name: 'Saving the site' })).toBeVisible()
  await expect(isSaved(page)).toBeVisible()
  await site.unplug()
  for (const path of ['/anti-aging/dermal-fillers', '/blog', '/privacy-policy', '/hair-treatment']) {
    await page.goto(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-path', path)
    await running(page)
  }
  await page.goto(`${site.url}/videos`)
  await expect(page.locator('html')).toHaveAttribute('data-path', '/offline')
})

test('a lost connection pauses the saving, and it goes on by itself', async ({ page, site }) => {
  site.offerOnly(...sitePages.filter((path) => FEW.includes(path) || /^\/(face|body|hair)-/.test(path)))
  await openOfflinePage(page, site.url)
  await expect(save(page)).toContainText('about')
  const first = await count(page, 'pages')
  site.pagesLeft = 8
  await save(page).click()
  await expect.poll(() => count(page, 'pages')).toBe(first + 8)
  await site.unplug()
  await expect(page.getByText(/Paused: no connection/)).toBeVisible()
  const before = await paths(page)
  site.pagesLeft = Infinity
  await site.plugIn()
  site.requests.length = 0
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(isSaved(page)).toBeVisible()
  const all = await paths(page)
  expect(all.length, 'there was more to fetch').toBeGreaterThan(before.length)
  const again = site.requests.filter((path) => before.includes(path))
  expect(again, 'what was there is not fetched again').toEqual([])
})

test('a damaged copy is found and mended', async ({ page, site }) => {
  await page.clock.install()
  site.offerOnly(...FEW)
  await openOfflinePage(page, site.url)
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  await page.evaluate(async () => {
    const pages = await caches.open('pages')
    const good = await pages.match('/blog')
    await pages.put('/blog', new Response('<p>half of', { headers: good?.headers ?? {} }))
    const mark = await (await caches.open('site')).match('/saved-site')
    await (await caches.open('site')).put('/saved-site', Response.json({ ...(await mark?.json()), whole: false }))
  })
  await page.reload()
  await expect(page.getByText(/Paused/)).toBeVisible()
  await later(page)
  await expect(isSaved(page)).toBeVisible()
  await site.unplug()
  await page.goto(`${site.url}/blog`)
  await expect(page.locator('html')).toHaveAttribute('data-path', '/blog')
})

test('a saved site is brought up to date quietly after a deploy', async ({ page, site }) => {
  await page.clock.install()
  site.offerOnly(...FEW)
  await openOfflinePage(page, site.url)
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  const version = String(site.deploy())
  await page.reload()
  await expect(isSaved(page)).toBeVisible()
  await later(page)
  const versionOf = (path: string) =>
    page.evaluate(async (address) => {
      const html = await (await (await caches.open('pages')).match(address))?.text()
      return /data-version="(\d+)"/.exec(html ?? '')?.[1]
    }, path)
  await expect.poll(() => versionOf('/privacy-policy')).toBe(version)
  await expect(isSaved(page)).toBeVisible()
})

test('what was saved can be removed; pages that the visitor opened stay', async ({ page, site }) => {
  site.offerOnly(...FEW)
  await openOfflinePage(page, site.url)
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  await page.getByRole('button', { name: /Remove/ }).click()
  await expect(save(page)).toBeVisible()
  await expect.poll(() => count(page, 'pages')).toBeLessThan(6)
  await site.unplug()
  await page.goto(`${site.url}/services`)
  await expect(page.locator('html')).toHaveAttribute('data-path', '/services')
})

test('a device without room is told so, and nothing is begun', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 2_000_000, usage: 1_500_000 })
  })
  await openOfflinePage(page, site.url)
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(/not enough free space/)
  expect(await count(page, 'pages')).toBeLessThan(6)
})

test('the saved pages can be searched', async ({ page, site }) => {
  site.offerOnly(...FEW)
  await openOfflinePage(page, site.url)
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  await site.unplug()
  await page.goto(`${site.url}/not/here`)
  const field = page.getByRole('searchbox', { name: 'Find a saved page' })
  await field.fill('tummy')
  // With the day on which it was saved.
  const found = page.getByRole('main').getByRole('link', { name: /Tummy tuck.* \d{4}$/i })
  await expect(found.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Eyelid|Blepharoplasty/ })).toHaveCount(0)
  await field.fill('zzzz')
  await expect(page.getByText(/No saved page is called/)).toBeVisible()
})
