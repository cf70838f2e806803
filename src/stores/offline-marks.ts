import { subscribe } from 'valtio'
import { keptPages } from '../lib/kept-pages'
import { cleanPath } from '../shared/routes'
import { network } from './network'

/**
 * Without a connection, links to pages that are on the device bear a mark (styles/offline-marks.css), so that nobody taps in vain.
 * Marks are attributes: most links stand in regions that are not hydrated.
 */
export function startOfflineMarks(): void {
  subscribe(network, () => void mark())
  new MutationObserver(() => !network.online && void mark()).observe(document.getElementById('main') as HTMLElement, {
    childList: true,
    subtree: true,
  })
  void mark()
}

async function mark(): Promise<void> {
  document.documentElement.toggleAttribute('data-offline', !network.online)
  if (network.online) return
  const kept = new Set((await keptPages()).map(({ path }) => path))
  // Not those drawn on a map, which have no room for it.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a[href^="/"]:not(svg *)'))
    link.toggleAttribute('data-kept', kept.has(cleanPath(link.pathname)))
}
