import { recall, remember } from '../lib/device-memory'
import type { BrowserHistory } from './browser-history'

const KEY = 'scroll'
/** As many entries as a browser's history has. */
const MOST = 50

export type ScrollMemory = ReturnType<typeof createScrollMemory>

/** Where the visitor was in each entry of this tab's history: y in px. Over a reload the tab's storage keeps it. */
export function createScrollMemory(entries: Pick<BrowserHistory, 'location'>) {
  const positions = new Map<string, number>()
  let current = ''
  let followed = ''
  /** A scroll is under way, as after a click on an anchor. */
  let moving = false
  let holding = 0

  /** Also without waiting for the scroll event, which comes a frame late. */
  const keep = () => void positions.set(current, window.scrollY)

  /**
   * Goes to a place and stays there. Chromium adds what a smooth scroll that it breaks off has moved in another thread since the last
   * frame (https://crrev.com/e17c4ca518cf85f598d07e61bade581c52ccb492), and once more if that frame was long.
   */
  function hold(go: () => void, frames = moving ? 2 : 0): void {
    cancelAnimationFrame(holding)
    go()
    if (frames > 0) holding = requestAnimationFrame(() => hold(go, frames - 1))
  }

  /** Goes to the remembered place of a history entry that was returned to, else to the anchor, else to the top. */
  function restore(returned: boolean, anchor: HTMLElement | undefined): void {
    const byItself = followed === location.href
    followed = ''
    current = entries.location.key
    if (byItself) return
    const y = returned ? positions.get(current) : undefined
    if (y === undefined && anchor) hold(() => anchor.scrollIntoView({ behavior: 'instant' }))
    else hold(() => window.scrollTo({ top: y ?? 0, behavior: 'instant' }))
  }

  /** An anchor's entry that is left before the page was told of it: the page is where it was and is told nothing. */
  function popped(): void {
    keep()
    if (followed !== location.href && pageOf(followed) === pageOf(location.href)) restore(true, anchorOf(location.hash))
  }

  return {
    keep,
    restore,

    /** Starts to remember the scroll position of the history entry that is shown. Returns what ends it. */
    start(): () => void {
      const stop = new AbortController()
      const { signal } = stop
      for (const [entry, y] of saved()) positions.set(entry, y)
      current = entries.location.key
      history.scrollRestoration = 'manual'
      addEventListener('scroll', keep, { passive: true, signal })
      addEventListener('scroll', () => (moving = 'onscrollend' in window), { passive: true, signal })
      addEventListener('scrollend', () => (moving = false), { signal })
      addEventListener('popstate', popped, { signal })
      addEventListener(
        'pagehide',
        () => {
          history.scrollRestoration = 'auto'
          remember(KEY, JSON.stringify([...positions].slice(-MOST)), 'session')
        },
        { signal },
      )
      addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
      return () => stop.abort()
    },

    /** The page is left for another entry: what scrolls from now on is not this one. */
    leave(): void {
      keep()
      current = ''
    },

    /** The visitor follows an anchor of the page that is shown; the browser makes the entry and scrolls there by itself. */
    followAnchor(address: string): void {
      keep()
      cancelAnimationFrame(holding)
      followed = address
      current = address
    },
  }
}

/** The element that a hash names, if there is one. */
export function anchorOf(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

const pageOf = (address: string) => address.split('#')[0]

function saved(): [string, number][] {
  try {
    return JSON.parse(recall(KEY, 'session') ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
