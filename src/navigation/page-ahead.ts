import type { ScrollMemory } from './scroll-memory'

/** The page rendered ahead. React hides it by a style attribute, which no visible page has; nothing else tells it apart. */
export const hiddenPage = () => document.querySelector<HTMLElement>('main > [data-page][style]')

/** However a page comes to be shown: what kept it out of sight goes. */
export const unveil = (page: HTMLElement | null) => page?.removeAttribute('style')

/** As React's <Activity> hides it, which may stop doing so at any time. */
export const hide = (page: HTMLElement) => {
  page.style.cssText = 'display:none!important'
}

export type PageAhead = ReturnType<typeof createPageAhead>

/** The page that is rendered while a finger rests on its link (decision 16). */
export function createPageAhead({ leave }: Pick<ScrollMemory, 'leave'>) {
  const renderers = new Set<(path: string) => void>()
  let uncovered: HTMLElement | undefined

  return {
    /** Told which page is to be rendered out of sight. Returns what ends it. */
    onRender(renderer: (path: string) => void): () => void {
      renderers.add(renderer)
      return () => renderers.delete(renderer)
    },
    render: (path: string) => renderers.forEach((renderer) => renderer(path)),

    /**
     * Shows a page that is already rendered instead of the one that is shown, if there is one; React is to follow. The page that is left
     * is only put out of sight: to take it out of the layout costs more than the new page's head.
     */
    uncover(path: string): boolean {
      const next = hiddenPage()
      if (next?.dataset.page !== path) return false
      uncovered = next
      leave()
      for (const page of document.querySelectorAll('main > [data-page]')) page.toggleAttribute('data-left', page !== next)
      unveil(next)
      window.scrollTo({ top: 0, behavior: 'instant' })
      return true
    },

    /** Undoes it, when the visitor goes back before React has followed. */
    cover(): void {
      for (const page of document.querySelectorAll('[data-left]')) {
        page.removeAttribute('data-left')
        if (uncovered) hide(uncovered)
      }
    },
  }
}
