import { proxy } from 'valtio'

/** The frame around the pages: whether header and footer show at all, and whether the home page's bar overlays the page. */
export const frame = proxy({ shown: true, overlay: true })

/** The shared switch of spec section 2: hides header and footer altogether. */
export function showFrame(shown: boolean): void {
  frame.shown = shown
}

/** The switch of the home page's header mode: fixed and overlaying, or in the flow as elsewhere. */
export function setOverlay(overlay: boolean): void {
  frame.overlay = overlay
}
