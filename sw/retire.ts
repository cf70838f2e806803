import { CACHES } from '../src/shared/offline-storage'

declare const self: ServiceWorkerGlobalScope

/** How long in ms a page has to say that its scripts run. */
const PATIENCE = 1_500
/** How long in ms the old worker may still be putting away what it was fetching, and how often that is looked for. */
const LATE = 25_000
const EVERY = 500

/**
 * The kill switch (docs/offline.md): this worker replaces a broken one, removes all that was kept, and goes. It answers no
 * request, so that the site is an ordinary website from the moment it takes over.
 *
 * Chromium lets it take over only when the old worker has had nothing to do for half a minute, and for up to five while one of
 * its events never ends. So it signs the old one off at once: from then on no page is opened through it, whenever the tabs that
 * stand open are handed over.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), removeKept()]))
  // Comes true only when this worker is installed: who waited for it here would wait for ever.
  void self.registration.unregister()
  // Not waited for either: WebKit never lets it take over while the old one is in the middle of something.
  void removeLate().catch(() => undefined)
})

self.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire(): Promise<void> {
  await self.clients.claim()
  try {
    // What the old worker has kept since.
    await removeKept()
  } finally {
    await self.registration.unregister()
  }
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.all(windows.map(async (page) => ((await isAlive(page)) ? undefined : page.navigate(page.url))))
}

async function removeKept(): Promise<void> {
  for (const name of [...Object.values(CACHES), ...(await caches.keys())]) await caches.delete(name)
}

/** Where this worker never takes over, what the old one has kept since would stay on the device for ever. */
async function removeLate(): Promise<void> {
  for (const end = Date.now() + LATE; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, EVERY))
    await removeKept()
  }
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
