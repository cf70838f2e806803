import { dayAtClinic } from '../../src/shared/clinic-day'
import { daysAfter } from '../../src/shared/clinic-day'
import { sampleOf } from '../sample'
import { deferredFeaturesStarted, roundTrip } from './moments'
import { kept, running, test } from './site-fixture'
import { expect } from './visit'

const faults: Record<string, () => void> = {
  'without service workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'where registering is refused': () => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  },
  'where the caches throw': () => {
    const caches = new Proxy({}, { get: () => () => Promise.reject(new DOMException('refused', 'SecurityError')) })
    Object.defineProperty(window, 'caches', { value: caches })
  },
  'where nothing can be remembered': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  },
  'of an older Safari': () => {
    for (const name of ['BroadcastChannel', 'requestIdleCallback', 'PerformanceObserver']) Reflect.deleteProperty(window, name)
    for (const name of ['locks', 'storage', 'connection']) Reflect.deleteProperty(Navigator.prototype, name)
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  },
}

for (const [name, fault] of sampleOf(Object.entries(faults)))
  test(`in a browser ${name} the site is an ordinary website`, async ({ page, site }) => {
    await page.addInitScript(fault)
    await page.goto(`${site.url}/services`)
    await running(page)
    await deferredFeaturesStarted(page)
    await roundTrip(page)
    await page.goto(`${site.url}/offline`)
    await running(page)
    await deferredFeaturesStarted(page)
    await roundTrip(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('where the browser keeps nothing at all, the parts for patients work for the visit, and say what they cannot keep', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    const caches = new Proxy({}, { get: () => () => Promise.reject(new DOMException('refused', 'SecurityError')) })
    Object.defineProperty(window, 'caches', { value: caches })
  })
  await page.goto(`${site.url}/face-surgeries/rhinoplasty-nose-surgery`)
  await running(page)
  await deferredFeaturesStarted(page)
  await page
    .getByRole('button', { name: /^Text size/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Text size 2 of 3' }).first()).toBeVisible()
  await page.goto(`${site.url}/aftercare`)
  await running(page)
  await page.getByLabel('I had').selectOption('/face-surgeries/rhinoplasty-nose-surgery')
  await page
    .getByRole('group', { name: 'Your treatment' })
    .getByLabel('On')
    .fill(daysAfter(dayAtClinic(new Date()), -5))
  await expect(page.getByRole('heading', { name: /^Day 5 ·/ })).toBeVisible()
  await page.getByLabel('Keep treatment and day on this phone').click()
  await expect(page.getByText('This browser keeps nothing')).toBeVisible()
  await page.goto(`${site.url}/my-pages`)
  await running(page)
  await page.getByRole('button', { name: 'Show my pages' }).click()
  await expect(page.getByRole('region', { name: 'Three quotes side by side' })).toBeVisible()
  await page.goto(`${site.url}/search`)
  await running(page)
  await page.getByLabel('Search the site').fill('pimple marks')
  await expect(page.locator('[data-hit]').first()).toBeVisible()
})

test('a worker that cannot start leaves a website', async ({ page, site, allows }) => {
  // Whether a worker's own console is heard is the browser's affair.
  allows(/broken/)
  site.replace('sw.js', () => 'throw new Error("broken")')
  await page.goto(site.url)
  await running(page)
  await deferredFeaturesStarted(page)
  await roundTrip(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('when the browser has cleared everything, the next visit begins anew', async ({ page, site }) => {
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await kept(page, '/services')
  await site.unplug()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-path', '/services')
})

test('a broken copy of a file is passed over while there is a connection', async ({ page, site }) => {
  await page.goto(`${site.url}/services`)
  await kept(page, '/services')
  await page.evaluate(async () => (await caches.open('pages')).put('/services', new Response('', { status: 200 })))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
