import type { Location, NavigationType, Navigator } from 'react-router-dom'

/** The entry of the tab's history that is shown, and how it was come to. */
export interface Shown {
  location: Location
  action: `${NavigationType}`
}

/**
 * The tab's history as React Router's <Router> wants it; its own is exported as UNSAFE_createBrowserHistory only. The key tells entries
 * apart; those that the browser made for an anchor, and the first one, have their address for it.
 */
export interface BrowserHistory extends Pick<Navigator, 'push' | 'replace' | 'go' | 'createHref'> {
  readonly location: Location
  /** Told of every entry that is shown from now on. Returns what ends it. */
  listen: (listener: (shown: Shown) => void) => () => void
}

export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<(shown: Shown) => void>()
  const tell = (action: Shown['action']) => listeners.forEach((listener) => listener({ action, location: entry.location }))

  function show(action: 'PUSH' | 'REPLACE', to: string): void {
    // As long as nobody would show the page, it is the browser's to load.
    if (listeners.size === 0) return location.assign(to)
    history[action === 'PUSH' ? 'pushState' : 'replaceState']({ key: Math.random().toString(36).slice(2) }, '', to)
    tell(action)
  }

  addEventListener('popstate', () => tell('POP'))

  const entry: BrowserHistory = {
    get location() {
      const { pathname, search, hash, href } = location
      const key = (history.state as { key?: string } | null)?.key ?? href
      return { pathname, search, hash, key, state: null } as Location
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (to) => show('PUSH', entry.createHref(to)),
    replace: (to) => show('REPLACE', entry.createHref(to)),
    go: (delta) => history.go(delta),
    createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  }
  return entry
}
