/**
 * Whether one page may turn into the next before the visitor's eyes. That costs a frame or two before it begins: too much on a phone,
 * where the answer to a tap is the page itself (decision 15).
 */
export const pagesMayMove = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches
