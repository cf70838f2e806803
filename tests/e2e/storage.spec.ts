import { deferredFeaturesStarted, roundTrip } from './moments'
import { kept, started, test } from './site-fixture'
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

for (const [name, fault] of Object.entries(faults))
  test(`in a browser ${name} the site is an ordinary website`, async ({ page, site }) => {
    await page.addInitScript(fault)
    await page.goto(`${site.url}/services`)
    await started(page)
    await deferredFeaturesStarted(page)
    await roundTrip(page)
    await page.goto(`${site.url}/offline`)
    await started(page)
    await deferredFeaturesStarted(page)
    await roundTrip(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a worker that cannot start leaves a website', async ({ page, site, allows }) => {
  // Whether a worker's own console is heard is the browser's affair.
  allows(/broken/)
  site.replace('sw.js', () => 'throw new Error("broken")')
  await page.goto(site.url)
  await started(page)
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
