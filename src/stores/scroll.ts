import { proxy } from 'valtio'
import { BREAKPOINTS } from './layout'

/** Scroll offsets in px (docs/requirements.md). */
const STICKY_DESKTOP = 10
const STICKY_MOBILE = 1
const BACK_TO_TOP = 99

/** How long in ms a page stands still before it counts as resting. */
const REST = 300

/** `down`: the page is moving downwards right now. */
export const scroll = proxy({ sticky: false, farDown: false, down: false })

export function startScroll(): void {
  const wide = matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`)
  let before = window.scrollY
  let resting: ReturnType<typeof setTimeout>
  const read = () => {
    clearTimeout(resting)
    resting = setTimeout(() => (scroll.down = false), REST)
    scroll.down = window.scrollY > before
    before = window.scrollY
    scroll.sticky = window.scrollY >= (wide.matches ? STICKY_DESKTOP : STICKY_MOBILE)
    scroll.farDown = window.scrollY > BACK_TO_TOP
  }
  // After the frame: a page that has just been gone to is not kept waiting for its header.
  addEventListener('scroll', () => setTimeout(read), { passive: true })
  wide.addEventListener('change', read)
  read()
}
