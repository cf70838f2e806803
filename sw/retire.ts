import { CACHES } from '../src/shared/offline-storage'

declare const self: ServiceWorkerGlobalScope

/** How long in ms a page has to say that its scripts run. */
const PATIENCE = 1_500

/**
 * The kill switch (docs/offline.md): this worker replaces a broken one, removes all that was kept, and goes. It answers no
 * request, so that the site is an ordinary website from the moment it takes over.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire(): Promise<void> {
  await self.clients.claim()
  try {
    for (const name of [...Object.values(CACHES), ...(await caches.keys())]) await caches.delete(name)
  } finally {
    await self.registration.unregister()
  }
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.all(windows.map(async (page) => ((await isAlive(page)) ? undefined : page.navigate(page.url))))
}

/** A page whose scripts run is left alone: someone may be typing. One that the broken worker has served broken is loaded anew. */
function isAlive(page: WindowClient): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    page.postMessage({ type: 'alive?' }, [port2])
    setTimeout(() => resolve(false), PATIENCE)
  })
}
