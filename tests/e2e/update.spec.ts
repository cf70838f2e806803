import type { Page } from 'playwright/test'
import { builtFile, deferredFeaturesStarted, roundTrip, tellWorker, twoFrames } from './moments'
import { kept, running, test } from './site-fixture'
import { expect } from './visit'

const CONTACT = '/contact'
const notice = (page: Page) => page.getByRole('status', { name: /^(New version|साइट का नया रूप)$/ })
const version = (page: Page) => page.locator('html').getAttribute('data-version')

/** What a browser does by itself when a visitor comes back to a tab. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

/** Counts the loads of the documents of a tab. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

test('a new version is offered, and comes when the visitor takes it', async ({ page, site }) => {
  await page.goto(site.url)
  await kept(page, '/')
  const loads = countLoads(page)
  const next = site.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toMatchAriaSnapshot(`
    - status "New version":
      - paragraph: A new version of this site is ready.
      - button "Refresh"
      - button "Later"
  `)
  await roundTrip(page)
  expect(loads(), 'reloads before the visitor asked').toBe(0)
  await notice(page).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => version(page)).toBe(String(next))
  await running(page)
  await expect(notice(page)).toHaveCount(0)
  await deferredFeaturesStarted(page)
  await roundTrip(page)
  expect(loads(), 'one reload, no loop').toBe(1)
})

test('a visitor who says later is left alone, in Hindi here', async ({ page, site }) => {
  await page.goto(`${site.url}/hi`)
  await kept(page, '/hi')
  const loads = countLoads(page)
  site.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toMatchAriaSnapshot(`
    - status "साइट का नया रूप":
      - paragraph: इस साइट का नया रूप तैयार है।
      - button "रिफ़्रेश कीजिए"
      - button "बाद में"
  `)
  await notice(page).getByRole('button', { name: 'बाद में' }).click()
  await expect(notice(page)).toHaveCount(0)
  await roundTrip(page)
  expect(loads()).toBe(0)
})

test('whoever is typing is asked before a refresh, and keeps what was typed', async ({ page, site }) => {
  await page.goto(site.url + CONTACT)
  await kept(page, CONTACT)
  const name = page.locator('[data-form=contact] input[name=name]')
  await name.fill('Asha Verma')
  const loads = countLoads(page)
  const next = site.deploy()
  await lookForUpdate(page)
  await notice(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(notice(page)).toMatchAriaSnapshot(`
    - status "New version":
      - paragraph: A new version of this site is ready.
      - paragraph: /^You have begun to fill in a form/
      - button "Refresh now"
      - button "I’ll finish first"
  `)
  expect(loads()).toBe(0)
  await notice(page)
    .getByRole('button', { name: /finish/ })
    .click()
  await expect(notice(page)).toHaveCount(0)
  await expect(name).toHaveValue('Asha Verma')
  await lookForUpdate(page)
  expect(await version(page)).not.toBe(String(next))
})

test('all tabs follow when one takes the new version, except the one that is being typed in', async ({ page, context, site }) => {
  await page.goto(site.url)
  await kept(page, '/')
  const reading = await context.newPage()
  await reading.goto(`${site.url}/services`)
  await kept(reading, '/services')
  const typing = await context.newPage()
  await typing.goto(`${site.url}/hi/contact`)
  await kept(typing, '/hi/contact')
  await typing.locator('[data-form=contact] input[name=name]').fill('Asha Verma')
  const next = String(site.deploy())
  await lookForUpdate(page)
  for (const tab of [page, reading, typing]) await expect(notice(tab)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => version(page)).toBe(next)
  await expect.poll(() => version(reading)).toBe(next)
  await expect(typing.locator('[data-form=contact] input[name=name]')).toHaveValue('Asha Verma')
  expect(await version(typing)).not.toBe(next)
  await notice(typing).getByRole('button', { name: 'रिफ़्रेश कीजिए' }).click()
  await expect(notice(typing)).toMatchAriaSnapshot(`
    - status "साइट का नया रूप":
      - paragraph: इस साइट का नया रूप तैयार है।
      - paragraph: /^आपने फ़ॉर्म भरना शुरू किया है।/
      - button "अभी रिफ़्रेश कीजिए"
      - button "पहले पूरा भरना है"
  `)
})

test('a page that is already of the new version says nothing about it', async ({ page, site }) => {
  await page.goto(site.url)
  await kept(page, '/')
  site.deploy()
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  await lookForUpdate(page)
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(waits).toBe(true)
  await tellWorker(page, 'waiting', { type: 'build' })
  await twoFrames(page)
  await expect(notice(page)).toHaveCount(0)
})

test('without a worker, what was typed before the code of a form came is put back by a refresh', async ({
  page,
  site,
  provokes,
}) => {
  provokes(/net::ERR_FAILED/)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const code = `**${builtFile('src/features/forms/enquiry-form.tsx')}`
  let tries = 0
  await page.route(code, (route) => {
    tries++
    return route.abort()
  })
  await page.goto(`${site.url}/lp`)
  await running(page)
  const name = page.locator('[data-form=quick] input[name=name]')
  await name.fill('Asha Verma')
  // The deferred features, which bring the notice, come a moment after the app; the code is asked for again every four seconds.
  await deferredFeaturesStarted(page)
  await expect.poll(() => tries).toBeGreaterThan(1)
  await expect(notice(page), 'nothing is gone yet').toHaveCount(0)
  site.deploy()
  await page.unroute(code)
  await notice(page).getByRole('button', { name: 'Refresh' }).click()
  await notice(page).getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(() => version(page)).not.toBeNull()
  await name.scrollIntoViewIfNeeded()
  await expect(page.getByText('We have put back what you typed')).toBeVisible()
  await expect(name).toHaveValue('Asha Verma')
})
