import { proxy } from 'valtio'
import { BREAKPOINTS } from './layout'

/** Scroll offsets in px (docs/requirements.md). */
const STICKY_DESKTOP = 10
const STICKY_MOBILE = 1
const BACK_TO_TOP = 99

export const scroll = proxy({ sticky: false, farDown: false })

export function startScroll(): void {
  const wide = matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`)
  const read = () => {
    scroll.sticky = window.scrollY >= (wide.matches ? STICKY_DESKTOP : STICKY_MOBILE)
    scroll.farDown = window.scrollY > BACK_TO_TOP
  }
  // After the frame: a page that has just been gone to is not kept waiting for its header.
  addEventListener('scroll', () => setTimeout(read), { passive: true })
  wide.addEventListener('change', read)
  read()
}
