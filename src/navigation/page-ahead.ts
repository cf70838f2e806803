import { matchRoute } from '../shared/routes'
import { frame } from '../stores/frame'
import { layout } from '../stores/layout'
import { leavePosition } from './scroll-memory'

let prepare: (path: string) => void = () => undefined

/** How the app renders a page out of sight, once React has started. */
export const setPrepare = (render: (path: string) => void) => {
  prepare = render
}

/** A finger rests on a link to this page: on a phone it is rendered while it does (decision 16), unless header and footer differ. */
export function preparePage(path: string): void {
  const route = matchRoute(path)?.route
  if (route && !route.bare && frame.shown && layout.device === 'mobile') prepare(path)
}

/** What is rendered ahead and hidden by React: no page that is shown has a style of its own. */
const pageAhead = () => document.querySelector<HTMLElement>('main > [data-page][style]')

/** Hidden as before, but its styles and its layout are there. */
function layOut(): void {
  const page = pageAhead()
  if (page) page.style.cssText = 'position:fixed;top:999em;width:100%;visibility:hidden'
}

/** Lays out what is rendered ahead: a tap has only to uncover it. */
export const layOutAhead = () => new MutationObserver(layOut).observe(document.querySelector('main') as Node, { childList: true })

/** However a page comes to be shown: what kept it out of sight goes. */
export const unveil = (page: HTMLElement | null) => page?.removeAttribute('style')

/**
 * Shows a page that is already rendered instead of the one that is shown, if there is one; React is to follow. The page that is left
 * is only put out of sight: to take it out of the layout costs more than the new page's head.
 */
export function uncover(path: string): boolean {
  const next = pageAhead()
  if (next?.dataset.page !== path) return false
  leavePosition()
  for (const page of document.querySelectorAll('main > [data-page]')) page.toggleAttribute('data-left', page !== next)
  unveil(next)
  window.scrollTo({ top: 0, behavior: 'instant' })
  return true
}
