import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { roundTrip, tellWorker } from './moments'
import { kept, running, test } from './site-fixture'
import { expect } from './visit'

/** What `SW=off npm run build` puts at /sw.js, without the rest of the build. */
const retiring = () => execFileSync('node', ['build/retire-worker.js'], { encoding: 'utf8' })

test('the kill switch removes a worker and all it kept, and reloads nobody who can still use the page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`)
  await kept(page, '/contact')
  // The browser lets the old worker end what it is doing before another takes over, and on a busy machine that takes its time.
  await tellWorker(page, 'active', { type: 'page-opened', path: '/contact', used: [] })
  await page.locator('main input[name=name]').first().fill('Asha Verma')
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      document.documentElement.dataset.heard = (data as { type: string }).type
    }),
  )
  site.replace('sw.js', retiring)
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()))
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await expect(page.locator('html'), 'the page answers that its scripts run').toHaveAttribute('data-heard', 'alive?')
  await roundTrip(page)
  await expect(page.locator('main input[name=name]').first()).toHaveValue('Asha Verma')
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
