import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isForApi } from '../src/shared/contract/api-paths'
import { CACHES } from '../src/shared/offline-storage'
import { pathOfUrl } from './documents'
import { Pages } from './pages'
import { isPicture, pictures } from './pictures'
import { offlinePage } from './shell'
import { LOOSE } from './store'

const DAY = 86_400
type Asked = { url: URL; request: Request; sameOrigin: boolean }

/** What comes through the worker. Everything else (forms, captcha, videos, other origins, parts of files) is the browser's alone. */
export function answerRequests(): void {
  registerRoute(isDocument, new Pages())
  registerRoute(isAsset, assets)
  registerRoute(isPicture, pictures)
  registerRoute(isContent, content)
  registerRoute(isFile, ({ request }) => fetch(request))
  // Whatever was asked for, nobody is shown the browser's own error page.
  setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage(pathOfUrl(request.url)) : Response.error()))
}

const isDocument = (asked: Asked) => isNavigation(asked) && !EXTENSION.test(asked.url.pathname) && !isForApi(asked.url.pathname)

/** A brochure, or an address nobody knows: from the network or not at all, and never kept as a page. */
const isFile = (asked: Asked) => isNavigation(asked) && EXTENSION.test(asked.url.pathname)

const isNavigation = ({ request, sameOrigin }: Asked) => sameOrigin && request.mode === 'navigate'
const EXTENSION = /\.[a-z0-9]+$/i

const isAsset = ({ url, sameOrigin, request }: Asked) =>
  sameOrigin && url.pathname.startsWith('/assets/') && !request.headers.has('range')

/** The hash in its name says it all. What a page loads that the worker does not know yet is kept as it passes. */
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions: LOOSE,
  plugins: [new CacheableResponsePlugin({ statuses: [200] })],
})

/** The content of the API, SEO records among it. The captcha and the health of the server are never kept. */
const isContent = ({ url, sameOrigin }: Asked) => sameOrigin && url.pathname.startsWith('/api/')

const content = new StaleWhileRevalidate({
  cacheName: CACHES.api,
  matchOptions: LOOSE,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true, matchOptions: LOOSE }),
  ],
})
