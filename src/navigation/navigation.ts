import { createContext, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { type ApiCache, ApiError } from '../lib/api'
import type { Goer, GoOptions } from '../lib/go'
import { savesData } from '../lib/saves-data'
import { loadData, loadWholePage } from '../pages/registry'
import { LANG } from '../shared/language-of-bundle'
import { cleanPath, href, matchRoute } from '../shared/routes'
import { whileLoading } from '../stores/loading'
import { afterPaint } from '../ui/after-paint'
import { pagesMayMove } from '../ui/motion'
import type { BrowserHistory } from './browser-history'
import { createPageAhead, type PageAhead } from './page-ahead'
import { createScrollMemory, type ScrollMemory } from './scroll-memory'

/** Milliseconds that a page may stay on its way before its document is asked for. */
const PATIENCE = 5000

interface Dependencies {
  api: ApiCache
  history: BrowserHistory
  /** Fetches the code of a page. */
  loadCode?: typeof loadWholePage
  /** Leaves the app for a document. */
  loadDocument?: (address: string) => void
}

export interface Navigation extends Goer {
  /** Where the visitor was in each entry of the history. */
  scroll: ScrollMemory
  /** The page that is rendered before it is asked for. */
  pageAhead: PageAhead
  /** Code, data and metadata of a page of ours; fails when they cannot be had. */
  fetchPage: (address: string) => Promise<void>
  /** The page of a navigation stands in the document. */
  committed: () => void
  /** Back and Forward call off a navigation that is under way. */
  callOff: () => void
}

/** Inside the running app; in the prerender there is none. */
export const NavigationContext = createContext<Navigation | null>(null)

/** What goes from page to page inside the app: it owns the page that is on its way, its commit, the scroll positions and the page ahead. */
export function createNavigation({
  api,
  history,
  loadCode = loadWholePage,
  loadDocument = (address) => location.assign(address),
}: Dependencies): Navigation {
  const scroll = createScrollMemory(history)
  const pageAhead = createPageAhead(scroll)
  /** The address that is on its way. */
  let pending: string | null = null
  let committed: (() => void) | undefined

  /** Code and data are there before the page changes. */
  async function go(to: string, options: GoOptions = {}): Promise<void> {
    // A doubled slash at the start would make it the address of another host.
    const url = new URL(to.replace(/^[/\\]+/, '/'), location.origin)
    const path = cleanPath(url.pathname)
    const address = path + url.search + url.hash
    const page = matchRoute(path)
    if (!page) return go(href('not-found'), options)
    if (page.lang !== LANG) return loadDocument(address)
    // With data saved nothing is fetched in the background, so the worker can keep only what passes through it: documents.
    if (savesData() && navigator.serviceWorker?.controller && !options.replace) return loadDocument(to)
    pending = to
    if (!url.hash && pageAhead.uncover(path)) await new Promise<void>(afterPaint)
    if (pending !== to) return
    try {
      await whileLoading(Promise.race([fetchPage(path), outOfPatience()]))
    } catch (error) {
      if (pending !== to) return
      pending = null
      if (error instanceof ApiError && error.status === 404 && path !== href('not-found')) return go(href('not-found'), options)
      // The API is out of reach, or a chunk is gone: the prerendered document may still be had, from the service worker too.
      loadDocument(address)
      return
    }
    if (pending !== to) return
    pending = null
    const { pathname, search, hash } = history.location
    const replace = options.replace ?? address === pathname + search + hash
    await commit(url.hash, () => (replace ? history.replace(address) : history.push(address)))
  }

  async function commit(hash: string, change: () => void): Promise<void> {
    scroll.keep()
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

  async function fetchPage(address: string): Promise<void> {
    const path = cleanPath(address)
    const match = matchRoute(path)
    if (match?.lang !== LANG) return
    api.read('seo', { path }).catch(() => undefined)
    await Promise.all([loadCode(match.route.kind), loadData(api, match)])
  }

  return {
    scroll,
    pageAhead,
    go,
    fetchPage,
    prepare: (to) =>
      fetchPage(to).then(
        () => true,
        () => false,
      ),
    committed: () => committed?.(),
    callOff() {
      pageAhead.cover()
      pending = null
    },
  }
}

/** A network that hangs says nothing: the service worker may hold the document. */
const outOfPatience = () =>
  new Promise((_, reject) => {
    if (navigator.serviceWorker?.controller) setTimeout(reject, PATIENCE)
  })
