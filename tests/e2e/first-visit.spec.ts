import type { Page } from 'playwright/test'
import { builtFiles, roundTrip, tellWorker } from './moments'
import { kept, shellKept, running, test } from './site-fixture'
import { expect } from './visit'

/** Most bytes that two first pages may fetch, each with what the worker keeps for it: the worker takes over what a slow page puts off. */
const MOST = { '/': 360_000, '/face-surgeries/rhinoplasty-nose-surgery': 100_000 }

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })

/** Also those further down, which the browser leaves for later. */
const allPicturesShown = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )

test('a first visit fetches little beyond the page', async ({ page, site }) => {
  for (const [path, most] of Object.entries(MOST)) {
    const before = site.sent
    await page.goto(site.url + path)
    await running(page)
    await allPicturesShown(page)
    await kept(page, path)
    await shellKept(page)
    await tellWorker(page, 'active', { type: 'page-opened', path, used: [] })
    await roundTrip(page)
    expect(site.sent - before, path).toBeLessThan(most)
  }
})

test('a visitor who saves data is spared everything in the background', async ({ page, site }) => {
  await page.clock.install()
  await saveData(page)
  const record = page.waitForResponse('**/api/seo/')
  await page.goto(site.url)
  await expect(page.locator('#open-now[data-open]'), 'the last part of the page itself').toBeAttached()
  await record
  await page.clock.fastForward('01:00')
  await roundTrip(page)
  const scripts = site.requests.filter((path) => path.endsWith('.js')).sort()
  expect(scripts).toEqual(builtFiles('src/entry-client.tsx', 'src/pages/home/page.tsx', 'src/features/opening/open-now.ts'))
  const sinceTheRecord = site.requests.slice(site.requests.indexOf('/api/seo/'))
  expect(sinceTheRecord).toEqual(['/api/seo/', '/robots.txt'])
})

test('with data saved only what was opened is kept, and it opens without a connection', async ({ page, site }) => {
  await saveData(page)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('second-page')), 'the first page is counted').toBe('1')
  await page.goto(`${site.url}/services`, { waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).match('/services')) !== undefined))
    .toBe(true)
  await tellWorker(page, 'active', { type: 'page-opened', path: '/services', used: [] })
  expect(site.requests.filter((path) => path === '/offline' || path.includes('build-'))).toEqual([])
  await site.unplug()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-path', '/services')
})

test('who saves data and looks at the offline page is offered the whole site all the same', async ({ page, site }) => {
  await saveData(page)
  await page.goto(`${site.url}/offline`)
  await expect(page.getByRole('button', { name: /Save for offline/ })).toBeVisible()
})
