import { inBackground } from '../lib/background'
import { followLanguage } from '../lib/language-choice'
import { isPlainClick } from '../lib/plain-click'
import { leaveTreatment } from '../lib/page-before'
import { savesData } from '../lib/saves-data'
import { linkAround, linkTarget } from './links'
import { matchRoute } from '../shared/routes'
import { ask } from '../stores/asked'
import type { Navigation } from './navigation'
import { anchorOf } from './scroll-memory'
import { unfold } from './unfold'

/**
 * Makes every link of the site work inside the app, also those in texts and in parts that are not hydrated: one listener on the
 * document. What it does not take (other origins, new tabs, downloads, anchors) is the browser's. Returns what ends it.
 */
export function followLinks({ go, fetchPage, scroll, callOff }: Navigation): () => void {
  const stop = new AbortController()
  const { signal } = stop

  function click(event: MouseEvent): void {
    const { target } = event
    const other = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
    if (other) followLanguage(other)
    const url = internalTarget(event)
    if (!url) return
    if (isAnchorHere(url)) {
      closeList(event.target)
      unfold(anchorOf(url.hash))
      return scroll.followAnchor(url.href)
    }
    event.preventDefault()
    // The second click of a double tap is not meant for what has come under the finger.
    if (event.detail > 1) return
    leaveTreatment(treatmentHere())
    void go(url.pathname + url.search + url.hash)
  }

  /** A search field on any page: its words go on to the search in memory. */
  function submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (!form.matches('[action]')) return
    event.preventDefault()
    ask(form.querySelector('input')?.value ?? '')
    void go(new URL(form.action).pathname)
  }

  /** Fetches what a link will need as soon as a pointer or the focus reaches it; a visitor who saves data is spared that. */
  function prefetch({ target }: Event): void {
    const url = linkTarget(target)
    if (url?.origin === location.origin && !savesData()) void inBackground(fetchPage(url.pathname))
  }

  document.addEventListener('click', click, { signal })
  document.addEventListener('submit', submit, { signal })
  addEventListener('popstate', callOff, { signal })
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(type, prefetch, { passive: true, signal })
  return () => stop.abort()
}

/** The name of the treatment that this page is about. */
const treatmentHere = () =>
  matchRoute(location.pathname)?.route.kind === 'treatment' ? document.querySelector('h1')?.textContent : undefined

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
const closeList = (link: EventTarget | null) => (link as Element).closest('details > nav')?.parentElement?.removeAttribute('open')

const isAnchorHere = ({ pathname, search, hash }: URL) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** Files (.pdf, .xml, ...), the API and pages outside of the app are loaded as documents. */
function isPage(path: string): boolean {
  return !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/api/')
}
