import { recall, remember } from '../lib/device-memory'

/** Where the visitor was in each entry of this tab's history: y in px. Over a reload the tab's storage keeps it. */
const positions = new Map<string, number>()
const KEY = 'scroll'
/** As many entries as a browser's history has. */
const MOST = 50
let current = ''
let followed = ''
/** A scroll is under way, as after a click on an anchor. */
let moving = false
let holding = 0

/** Starts to remember the scroll position of the history entry that is shown. */
export function startScrollMemory(): void {
  for (const [entry, y] of saved()) positions.set(entry, y)
  current = entryKey()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', keepPosition, { passive: true })
  addEventListener('scroll', () => (moving = 'onscrollend' in window), { passive: true })
  addEventListener('scrollend', () => (moving = false))
  addEventListener('popstate', keepPosition)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    remember(KEY, JSON.stringify([...positions].slice(-MOST)), 'session')
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Also without waiting for the scroll event, which comes a frame late. */
export const keepPosition = () => positions.set(current, window.scrollY)

/** The page is left for another entry: what scrolls from now on is not this one. */
export function leavePosition(): void {
  keepPosition()
  current = ''
}

/** The visitor follows an anchor of the page that is shown; the browser makes the entry and scrolls there by itself. */
export function followAnchor(address: string): void {
  keepPosition()
  cancelAnimationFrame(holding)
  followed = address
  current = address
}

/** Goes to the remembered place of a history entry that was returned to, else to the anchor, else to the top. */
export function restoreScroll(returned: boolean, anchor: HTMLElement | undefined): void {
  const byItself = followed === location.href
  followed = ''
  current = entryKey()
  if (byItself) return
  const y = returned ? positions.get(current) : undefined
  if (y === undefined && anchor) hold(() => anchor.scrollIntoView({ behavior: 'instant' }))
  else hold(() => window.scrollTo({ top: y ?? 0, behavior: 'instant' }))
}

/**
 * Goes to a place and stays there. Chromium goes past it by what a smooth scroll that it breaks off has moved in another thread since
 * the last frame, and once more if that frame was long.
 */
function hold(go: () => void, frames = moving ? 2 : 0): void {
  cancelAnimationFrame(holding)
  go()
  if (frames > 0) holding = requestAnimationFrame(() => hold(go, frames - 1))
}

/** The element that a hash names, if there is one. */
export function anchorOf(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

/** The router's key; entries that the browser made for an anchor, and the first one, have none. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? location.href

function saved(): [string, number][] {
  try {
    return JSON.parse(recall(KEY, 'session') ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
