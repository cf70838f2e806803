import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { WorkerMessage } from '../../src/shared/worker-messages'
import type { DeployedSite } from './deployed-site'
import { deferredFeaturesStarted, roundTrip, tellWorker } from './moments'
import { kept, running, test } from './site-fixture'
import { expect } from './visit'

/** The browser has fetched the retiring worker, which has signed itself and the old one off and kept nothing. */
async function retired(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()))
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
}

/** Nothing was asked for since the second before. */
async function quiet(site: DeployedSite) {
  let known = -1
  const asked = () => {
    const more = site.requests.length - known
    known = site.requests.length
    return more
  }
  await expect.poll(asked, { intervals: [1000] }).toBe(0)
}

/** What `SW=off npm run build` puts at /sw.js, without the rest of the build. */
const retiring = () => execFileSync('node', ['build/retire-worker.js'], { encoding: 'utf8' })

test('the kill switch removes a worker and all it kept, and reloads nobody who can still use the page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`)
  await kept(page, '/contact')
  // A tab whose worker is asked for something while another is to take over is handed over late; watched by a debugger, never.
  await deferredFeaturesStarted(page)
  await tellWorker(page, 'active', { type: 'page-opened', path: '/contact', used: [] })
  await quiet(site)
  await page.locator('[data-form=contact] input[name=name]').fill('Asha Verma')
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      document.documentElement.dataset.heard = (data as { type: string }).type
    }),
  )
  site.replace('sw.js', retiring)
  await retired(page)
  await expect(page.locator('html'), 'the page answers that its scripts run').toHaveAttribute('data-heard', 'alive?')
  await roundTrip(page)
  await expect(page.locator('[data-form=contact] input[name=name]')).toHaveValue('Asha Verma')
})

test('a worker in the middle of something does not hold the kill switch back', async ({ page, site }) => {
  await page.goto(`${site.url}/contact`)
  await kept(page, '/contact')
  site.pagesLeft = 0
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: 'page-opened', path: '/careers', used: [] } satisfies WorkerMessage),
  )
  await expect.poll(() => site.requests).toContain('/careers')
  site.replace('sw.js', retiring)
  await retired(page)
  site.pagesLeft = Infinity
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
})

test('a page that the broken worker has broken is loaded anew', async ({ page, site }) => {
  const good = readFileSync(`${site.root}/sw.js`, 'utf8')
  site.replace('sw.js', () => {
    const broken = `addEventListener('fetch', (event) => event.request.mode === 'navigate' &&
      event.respondWith(new Response('broken', { headers: { 'content-type': 'text/html' } })))`
    return `${broken};addEventListener('install', () => skipWaiting());addEventListener('activate', (event) => event.waitUntil(clients.claim()))`
  })
  expect(good).not.toBe('')
  await page.goto(site.url)
  await running(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await expect(page.locator('body')).toHaveText('broken')
  site.replace('sw.js', retiring)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
