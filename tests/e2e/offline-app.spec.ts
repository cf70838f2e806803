import type { Page } from 'playwright/test'
import { deferredFeaturesStarted } from './moments'
import { kept, shellKept, running } from './site-fixture'
import { expect, refusal, test as base } from './visit'

/** These go through the real server, whose API the app asks when it moves from page to page. */
const test = base
test.use({ serviceWorkers: 'allow' })

const LIPOSUCTION = '/body-chest/liposuction-surgery'
const addresses = (page: Page, cache: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

test('a page that was opened inside the app opens as a document without a connection', async ({ page, context }) => {
  await page.goto('/body-chest')
  await running(page)
  await deferredFeaturesStarted(page)
  await page.locator(`main a[href="${LIPOSUCTION}"]`).first().click()
  await expect(page).toHaveURL(LIPOSUCTION)
  await kept(page, LIPOSUCTION)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-path', LIPOSUCTION)
  await running(page)
})

test('without a connection a link to an opened page still leads there, and one to another page to the list', async ({
  page,
  context,
}) => {
  await page.goto(LIPOSUCTION)
  await kept(page, LIPOSUCTION)
  await page.goto('/body-chest')
  await kept(page, '/body-chest')
  await shellKept(page)
  await context.setOffline(true)
  await expect(page.locator(`main a[href="${LIPOSUCTION}"]`).first()).toHaveAttribute('data-kept', '')
  await page.locator(`main a[href="${LIPOSUCTION}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Liposuction/)
  await page.goto('/body-chest')
  await page.locator('main a[href="/body-chest/mommy-makeover"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline/i)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try this page again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Mommy makeover/i)
})

test('without a connection the front page marks links to opened pages, also those below its drawn map', async ({
  page,
  context,
}) => {
  await page.goto(LIPOSUCTION)
  await kept(page, LIPOSUCTION)
  await page.goto('/')
  await kept(page, '/')
  await deferredFeaturesStarted(page)
  await context.setOffline(true)
  await expect(page.locator(`main a[href="${LIPOSUCTION}"]:not(svg *)`).last()).toHaveAttribute('data-kept', '')
})

test('SEO records and content are kept; captcha, health and what is sent are not', async ({ page, provokes }) => {
  provokes(...refusal('/api/validate-captcha', 403))
  await page.goto('/body-chest')
  await kept(page, '/body-chest')
  await page.locator(`main a[href="${LIPOSUCTION}"]`).first().click()
  await expect(page).toHaveURL(LIPOSUCTION)
  await page.evaluate(async () => {
    await fetch('/captcha/api')
    await fetch('/health/live')
    await fetch('/api/validate-captcha', { method: 'POST', body: '{}' }).catch(() => undefined)
    await fetch('/video/nose-anatomy.webm', { headers: { range: 'bytes=0-99' } })
  })
  await expect.poll(() => addresses(page, 'api')).toEqual(expect.arrayContaining([`/api/seo${LIPOSUCTION}`]))
  const all = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })
  expect(all.filter((path) => /^\/(captcha|health)|validate|\.webm$/.test(path))).toEqual([])
})
