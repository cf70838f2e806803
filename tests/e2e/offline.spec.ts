import type { Page } from 'playwright/test'
import { tellWorker } from './moments'
import { kept, shellKept, running, test } from './site-fixture'
import { expect } from './visit'

const RHINOPLASTY = '/face-surgeries/rhinoplasty-nose-surgery'

test('a page opened once opens without a connection, with its drawings and running scripts', async ({ page, site }) => {
  await page.goto(site.url + RHINOPLASTY)
  const heading = await page.locator('h1').textContent()
  await kept(page, RHINOPLASTY)
  await site.unplug()
  await page.reload()
  await expect(page.locator('h1')).toHaveText(heading ?? '')
  await running(page)
  const broken = await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src)
  })
  expect(broken).toEqual([])
})

test('a page read once opens after five deploys that the visitor never noticed', async ({ page, site }) => {
  await page.goto(site.url + RHINOPLASTY)
  await kept(page, RHINOPLASTY)
  for (let deploys = 0; deploys < 5; deploys++) site.deploy()
  await site.unplug()
  await page.reload()
  await running(page)
  await expect(page.locator('h1')).toBeVisible()
})

test('pages of earlier versions open after visits to later ones, and do so with their own scripts', async ({ page, site }) => {
  await page.goto(site.url + RHINOPLASTY)
  await kept(page, RHINOPLASTY)
  for (const path of ['/services', '/contact', '/blog']) {
    const version = site.deploy()
    await page.goto(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-version', String(version))
    await kept(page, path)
  }
  await site.unplug()
  for (const path of [RHINOPLASTY, '/services', '/contact', '/blog']) {
    await page.goto(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-path', path)
    await running(page)
  }
})

test('a page that was open while a version was deployed opens offline afterwards', async ({ page, site }) => {
  await page.goto(site.url + RHINOPLASTY)
  await running(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(true)
  site.deploy()
  await kept(page, RHINOPLASTY)
  await site.unplug()
  await page.reload()
  await running(page)
  await expect(page.locator('html')).toHaveAttribute('data-path', RHINOPLASTY)
})

test('files of versions that nobody needs any more leave the device', async ({ page, site }) => {
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  for (let deploys = 0; deploys < 6; deploys++) {
    site.deploy()
    await page.goto(`${site.url}/services`)
    await kept(page, '/services')
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
  }
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('assets')).keys()).filter(({ url }) => /build-/.test(url)).length),
    )
    .toBeLessThanOrEqual(4)
})

test('an address never opened shows what is saved and how to call', async ({ page, site }) => {
  await page.goto(site.url + RHINOPLASTY)
  await kept(page, RHINOPLASTY)
  await shellKept(page)
  await site.unplug()
  for (const path of ['/contact', '/no/such/page']) {
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('data-path', '/offline')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline/i)
    await running(page)
    await expect(page.getByRole('link', { name: /Rhinoplasty|nose/i }).first()).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]').first()).toHaveText(/^Night line/)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('an address with a dot that cannot be reached shows the offline page; a file that can is served and not kept', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  await shellKept(page)
  const file = await page.goto(`${site.url}/offline-manifest.json`)
  expect(await file?.text()).toContain('version')
  expect(await keptPaths(page)).toEqual(['/services'])
  await site.unplug()
  for (const path of [
    '/nope.html',
    '/face-surgeries.php',
    '/v1.2',
    '/brochure.pdf',
    '/offline-manifest.json',
    '/drawings/no-such.svg',
  ]) {
    await page.goto(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-path', '/offline')
    await running(page)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('a redirect, an error page or a page of another address is never kept', async ({ page, site, provokes }) => {
  provokes(/React error #418/)
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  await page.goto(`${site.url}/nothing-here/at-all`)
  site.replace('contact.html', (html) => html.replace('data-path="/contact"', 'data-path="/login"'))
  await page.goto(`${site.url}/contact`)
  // The page that does not fit its address is loaded once more, at a moment of its own.
  await expect(async () => {
    for (const path of ['/contact', '/404']) await tellWorker(page, 'active', { type: 'page-opened', path, used: [] })
    expect(await keptPaths(page)).toEqual(['/services'])
  }).toPass()
})

test('a page that the clinic takes off the site leaves the device', async ({ page, site }) => {
  await page.goto(`${site.url}/real-results`)
  await kept(page, '/real-results')
  site.take('real-results.html')
  await page.goto(`${site.url}/real-results`)
  await expect.poll(() => keptPaths(page)).not.toContain('/real-results')
})

const keptPaths = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))
