import { leavePosition } from './scroll-memory'

let render: (path: string) => void = () => undefined

/** How the app renders a page out of sight, once React has started. */
export const setRenderAhead = (renderAhead: (path: string) => void) => {
  render = renderAhead
}

export const renderAhead = (path: string) => render(path)

/** The page rendered ahead. React hides it by a style attribute, which no visible page has. */
export const pageAhead = () => document.querySelector<HTMLElement>('main > [data-page][style]')

/** However a page comes to be shown: what kept it out of sight goes. */
export const unveil = (page: HTMLElement | null) => page?.removeAttribute('style')

let uncovered: HTMLElement | undefined

/**
 * Shows a page that is already rendered instead of the one that is shown, if there is one; React is to follow. The page that is left
 * is only put out of sight: to take it out of the layout costs more than the new page's head.
 */
export function uncover(path: string): boolean {
  const next = pageAhead()
  if (next?.dataset.page !== path) return false
  uncovered = next
  leavePosition()
  for (const page of document.querySelectorAll('main > [data-page]')) page.toggleAttribute('data-left', page !== next)
  unveil(next)
  window.scrollTo({ top: 0, behavior: 'instant' })
  return true
}

/** Undoes it, when the visitor goes back before React has followed. */
export function cover(): void {
  for (const page of document.querySelectorAll('[data-left]')) {
    page.removeAttribute('data-left')
    if (uncovered) hide(uncovered)
  }
}

export const hide = (page: HTMLElement) => {
  page.style.cssText = 'display:none!important'
}
