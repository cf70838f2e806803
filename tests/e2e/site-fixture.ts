import type { Page } from 'playwright/test'
import { DeployedSite } from './deployed-site'
import { expect, test as base } from './visit'

/** Tests with a site of their own to stop and to deploy, and with the service worker. */
export const test = base.extend<{ site: DeployedSite }>({
  serviceWorkers: 'allow',
  site: async ({ context, allows }, provide) => {
    const site = await DeployedSite.start()
    await provide(site)
    await context.close()
    await site.remove()
    allows(...site.troubles)
  },
})
/** The worker is in charge and has kept the page with all it needs. */
export async function kept(page: Page, path: string): Promise<void> {
  const ready = () =>
    page.evaluate(async (address) => {
      const found = await (await caches.open('pages')).match(address)
      const build = found?.headers.get('x-kept-build')
      return navigator.serviceWorker.controller !== null && !!build && (await caches.match(build)) !== undefined
    }, path)
  await expect.poll(ready).toBe(true)
}

export const shellKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('shell')).match('/offline')) !== undefined), {
      // On a slow line the worker takes its time.
      timeout: 75_000,
    })
    .toBe(true)

/** React has taken the page over. */
export const running = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')))
