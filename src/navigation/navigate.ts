import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { type ApiCache, ApiError } from '../lib/api'
import { ahead } from '../lib/background'
import { type GoOptions, setNavigator } from '../lib/go'
import { isPlainClick } from '../lib/plain-click'
import { savesData } from '../lib/saves-data'
import { loadData, loadWholePage } from '../pages/registry'
import { cleanPath, href, matchRoute } from '../shared/routes'
import { navigation, whileLoading } from '../stores/navigation'
import { afterPaint } from '../ui/after-paint'
import { pagesMayMove } from '../ui/motion'
import { linkAround, linkTarget } from './links'
import { cover, uncover } from './page-ahead'
import { followAnchor, keepPosition } from './scroll-memory'

/** Milliseconds that a page may stay on its way before its document is asked for. */
const PATIENCE = 5000

type GoTo = (path: string, options?: GoOptions) => void
let router: GoTo = (path) => location.assign(path)
let committed: () => void = () => undefined
let api: ApiCache

/** The router's navigate function, once React has started. */
export const setRouter = (goTo: GoTo) => {
  router = goTo
}
/** Called when the page of a navigation stands in the document. */
export const pageCommitted = () => committed()

/**
 * Makes every link of the site work inside the app, also those in texts and in parts that are not hydrated: one listener on the
 * document. What it does not take (other origins, new tabs, downloads, anchors) is the browser's.
 */
export function startNavigation(cache: ApiCache): void {
  api = cache
  setNavigator(navigate, fetchPage)
  document.addEventListener('click', (event) => {
    const url = internalTarget(event)
    if (!url) return
    if (isAnchorHere(url)) {
      closeList(event.target)
      return followAnchor(url.href)
    }
    event.preventDefault()
    // The second click of a double tap is not meant for what has come under the finger.
    if (event.detail > 1) return
    void navigate(url.pathname + url.search + url.hash)
  })
  // Back and Forward call off a navigation that is still under way.
  addEventListener('popstate', () => {
    cover()
    waitFor(null)
  })
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(type, prefetch, { passive: true })
}

/** Goes to an address of the site: code and data are there before the page changes. */
async function navigate(to: string, options: GoOptions = {}): Promise<void> {
  // A doubled slash at the start would make it the address of another host.
  const url = new URL(to.replace(/^[/\\]+/, '/'), location.origin)
  const path = cleanPath(url.pathname)
  const address = path + url.search + url.hash
  const match = matchRoute(path)
  if (!match) return navigate(href('not-found'), options)
  // With data saved nothing is fetched in the background, so the worker can keep only what passes through it: documents.
  if (savesData() && navigator.serviceWorker?.controller && !options.replace) return location.assign(to)
  navigation.pending = to
  if (!url.hash && uncover(path)) await new Promise<void>(afterPaint)
  if (navigation.pending !== to) return
  waitFor(to)
  try {
    await whileLoading(Promise.race([fetchPage(path), outOfPatience()]))
  } catch (error) {
    if (navigation.pending !== to) return
    waitFor(null)
    if (error instanceof ApiError && error.status === 404 && path !== href('not-found'))
      return navigate(href('not-found'), options)
    // The API is out of reach, or a chunk is gone: the prerendered document may still be had, from the service worker too.
    location.assign(address)
    return
  }
  if (navigation.pending !== to) return
  waitFor(null)
  const again = address === location.pathname + location.search + location.hash
  await commit(url.hash, () => router(address, { ...options, replace: options.replace ?? again }))
}

/** A network that hangs says nothing: the service worker may hold the document. */
const outOfPatience = () =>
  new Promise((_, reject) => {
    if (navigator.serviceWorker?.controller) setTimeout(reject, PATIENCE)
  })

function waitFor(address: string | null): void {
  navigation.pending = address
}

async function commit(hash: string, change: () => void): Promise<void> {
  keepPosition()
  const done = new Promise<void>((resolve) => {
    committed = resolve
  })
  if (!pagesMayMove()) {
    // Its head alone is shown at once (ui/below). An anchor needs all of the page.
    if (hash) startTransition(change)
    else flushSync(change)
    return done
  }
  const transition = document.startViewTransition(() => {
    startTransition(change)
    return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, 500))])
  })
  // A transition that the browser skips (another one began, the tab was hidden) has still changed the page.
  transition.ready.catch(() => undefined)
  await transition.updateCallbackDone
}

/** Fetches what a link will need as soon as a pointer or the focus reaches it; a visitor who saves data is spared that. */
function prefetch({ target }: Event): void {
  const url = linkTarget(target)
  if (url?.origin === location.origin && !savesData()) void ahead(fetchPage(url.pathname))
}

/** Code, data and metadata of a page of ours. */
async function fetchPage(address: string): Promise<void> {
  const path = cleanPath(address)
  const match = matchRoute(path)
  if (!match) return
  api.read('seo', { path }).catch(() => undefined)
  await Promise.all([loadWholePage(match.route.kind), loadData(api, match)])
}

/** The address of the page that a click asks for, when it is one of ours and meant for this tab. */
function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const link = linkAround(event.target)
  const url = linkTarget(link)
  if (!link || url?.origin !== location.origin) return
  if (link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self') return
  return isPage(url.pathname) ? url : undefined
}

/** An open list of sections would cover the one that was asked for. */
const closeList = (link: EventTarget | null) => (link as Element).closest('details')?.removeAttribute('open')

const isAnchorHere = ({ pathname, search, hash }: URL) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** Files (.pdf, .xml, ...), the API and pages outside of the app are loaded as documents. */
function isPage(path: string): boolean {
  return !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/api/')
}
