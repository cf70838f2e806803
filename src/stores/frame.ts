import { proxy } from 'valtio'

/** The frame around the pages: whether header and footer show at all, and whether the home page's bar overlays the page. */
export const frame = proxy({ shown: true, overlay: true })

/** Hides header and footer altogether, or shows them again. */
export function showFrame(shown: boolean): void {
  frame.shown = shown
}

/** Turns the home page's fixed, overlaying bar off and on again at run time; which it is at first, content/pages/home.md says. */
export function setOverlay(overlay: boolean): void {
  frame.overlay = overlay
}
