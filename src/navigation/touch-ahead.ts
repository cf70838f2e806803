import { savesData } from '../lib/saves-data'
import { cleanPath, matchRoute } from '../shared/routes'
import { frame } from '../stores/frame'
import { layout } from '../stores/layout'
import { linkTarget } from './links'
import type { Navigation } from './navigation'
import { hide, hiddenPage } from './page-ahead'

/** How long after the finger has left the glass, in ms, its click may still come. */
const CLICK_WITHIN = 500

/** On a phone the page of a link is rendered while a finger rests on it (decision 16). */
export function startTouchAhead({ prepare, pageAhead }: Navigation): void {
  /** The page on whose link a finger rests. */
  let held = ''

  async function touched(target: EventTarget | null): Promise<void> {
    const url = linkTarget(target)
    if (url?.origin !== location.origin || url.hash || savesData()) return
    const path = cleanPath(url.pathname)
    const route = matchRoute(path)?.route
    // Header and footer stay what they are.
    if (!route || route.bare || !frame.shown || layout.device !== 'mobile') return
    held = path
    if (!(await prepare(path))) return
    pageAhead.render(path)
    place()
  }

  function release(): void {
    setTimeout(() => {
      held = ''
      place()
    }, CLICK_WITHIN)
  }

  /**
   * As long as the finger rests, the page's styles and layout are there too, far below: the tap has only to uncover it. Hidden by its
   * visibility or as inert it would cost the tap a walk over all of its elements; once the finger is gone, it is hidden from everyone.
   */
  function place(): void {
    const page = hiddenPage()
    if (page?.dataset.page === held) page.style.cssText = 'position:fixed;top:999em;width:100%'
    else if (page) hide(page)
  }

  new MutationObserver(place).observe(document.querySelector('main') as Node, { childList: true })
  // The tap has its click: when the visitor comes back at once, the page that is left is hidden, and not kept at hand again.
  document.addEventListener('click', () => void (held = ''), { capture: true })
  document.addEventListener('touchstart', ({ target }) => void touched(target), { passive: true })
  for (const type of ['touchend', 'touchcancel'] as const) document.addEventListener(type, release, { passive: true })
}
