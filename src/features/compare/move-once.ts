const LASTS = 1400
const REACH = 22
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input']
let moved = false

/** Shows what the handle is for: the first pair that is seen on a visit goes a little to and fro. Not where less motion is asked for. */
export function moveOnceWhenSeen(area: HTMLElement): () => void {
  if (moved || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const watch = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
      if (!(seen instanceof HTMLElement)) return
      leave()
      moved = true
      move(seen)
    },
    { threshold: 0.7 },
  )
  const untouched = new AbortController()
  const leave = () => {
    watch.disconnect()
    untouched.abort()
  }
  // Whoever takes a handle knows it.
  for (const touch of TOUCHES) area.addEventListener(touch, leave, untouched)
  area.querySelectorAll('[data-at]').forEach((stage) => watch.observe(stage))
  return leave
}

/** Whoever touches the page takes over. */
function move(stage: HTMLElement): void {
  const start = Number(stage.dataset.at)
  const reach = start > 50 ? -REACH : REACH
  const began = performance.now()
  const untouched = new AbortController()
  const stop = () => {
    untouched.abort()
    stage.style.removeProperty('--at')
  }
  const step = (now: number) => {
    if (untouched.signal.aborted) return
    const share = (now - began) / LASTS
    if (share >= 1) return stop()
    stage.style.setProperty('--at', `${start + reach * Math.sin(Math.PI * Math.max(0, share)) ** 2}%`)
    requestAnimationFrame(step)
  }
  for (const touch of TOUCHES) document.addEventListener(touch, stop, { capture: true, signal: untouched.signal })
  requestAnimationFrame(step)
}
