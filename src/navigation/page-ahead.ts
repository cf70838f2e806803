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

/**
 * Shows a page that is already rendered instead of the one that is shown, if there is one; React is to follow. The page that is left
 * is only put out of sight: to take it out of the layout costs more than the new page's head.
 */
export function uncover(path: string): boolean {
  const pages = [...document.querySelectorAll<HTMLElement>('#main > [data-page]')]
  const next = pages.find(({ dataset }) => dataset.page === path)
  if (next?.style.display !== 'none') return false
  leavePosition()
  for (const page of pages) page.toggleAttribute('data-left', page !== next)
  next.style.removeProperty('display')
  window.scrollTo({ top: 0, behavior: 'instant' })
  return true
}
