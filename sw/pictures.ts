import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { CACHES } from '../src/shared/offline-storage'
import { isPicturePath } from '../src/shared/picture-path'
import { LOOSE, put, fetchFile } from './store'

const DAY = 86_400

/** Pictures of our own, but never part of a file: a video's poster is a picture, a video is not. */
export const isPicture = ({ url, request }: { url: URL; request: Request }) =>
  url.origin === location.origin && isPicturePath(url.pathname) && !request.headers.has('range')

export const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions: LOOSE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 180 * DAY, purgeOnQuotaError: true, matchOptions: LOOSE }),
    // What the shell or 'Save for offline' has kept stands in when there is neither a copy nor a connection.
    { handlerDidError: async ({ request }) => (await caches.match(request, LOOSE)) ?? otherVariant(request.url) },
  ],
})

/** A photograph is kept in one size and format; without a connection that one stands in for those the browser would rather have. */
async function otherVariant(url: string): Promise<Response | undefined> {
  for (const name of [CACHES.pictures, CACHES.site]) {
    const cache = await caches.open(name)
    const other = (await cache.keys()).find((request) => stem(request.url) === stem(url))
    if (other) return cache.match(other, LOOSE)
  }
  return undefined
}

/** `/photos/team-800.avif` → `/photos/team` */
const stem = (url: string) => new URL(url).pathname.replace(/(-\d+w?)?\.\w+$/, '')

/** Most pictures that are fetched along with a page. */
const MOST = 24

/** Fetches the pictures of a document that are not on the device yet. A picture that fails is no reason to lose the page. */
export async function keepPictures(html: string): Promise<void> {
  // Where a link leads to is not shown yet.
  const body = html.slice(html.indexOf('<body')).replace(/<a\s[^>]*>/g, '')
  const found = body.matchAll(/\s(?:src|poster|href|xlink:href)="(\/[^"#?]+)/g)
  const urls = new Set([...found].map(([, url]) => url ?? '').filter((url) => isPicturePath(url)))
  for (const url of [...urls].slice(0, MOST)) {
    try {
      await keepPicture(url)
    } catch {
      continue
    }
  }
}

export async function keepPicture(url: string, cache: RequestCache = 'default'): Promise<void> {
  if (!isPicturePath(url)) return
  // What 'Save for offline' has may be removed while the page stays.
  for (const name of [CACHES.pictures, CACHES.shell]) if (await (await caches.open(name)).match(url, LOOSE)) return
  await put(CACHES.pictures, url, (await caches.match(url, LOOSE)) ?? (await fetchFile(url, cache)))
}
