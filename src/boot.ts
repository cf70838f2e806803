/**
 * Inlined into every page. Starts the app after the first paint, when the browser is idle, or at once at the first tap or key.
 * A tap that comes before the app can hear it is kept and played again (decision 5).
 */
const { entry = '', style = '', fonts = '' } = (document.currentScript as HTMLScriptElement).dataset
const early = ['pointerdown', 'touchstart', 'keydown'] as const
let started = false

function start(): void {
  if (started) return
  started = true
  // The document may still be arriving.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
  else load()
}

function load(): void {
  for (const type of early) removeEventListener(type, start, true)
  loadStyles()
  import(/* @vite-ignore */ entry).catch(() => removeEventListener('click', keep, true))
}

/** Who comes back to a place on the page, or is led to one, waits for all of it; else what is below the fold comes after the first paint. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const toPlace = location.hash !== '' || /back_forward|reload/.test(visit?.type ?? '')
let styled = false
const { dataset: root } = document.documentElement

/** How long in ms a line that has brought the text may take for the stylesheet, before the text is shown without it. */
const PATIENCE = 3000

/** The page carries the rules of its first screen; this file has those of all. What does not come holds nothing back. */
function loadStyles(): void {
  if (styled) return
  styled = true
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = style
  if (toPlace) link.blocking = 'render'
  const show = () => {
    link.blocking = ''
    delete root['hold']
  }
  for (const end of ['load', 'error']) link.addEventListener(end, show)
  setTimeout(show, PATIENCE)
  document.head.append(link)
}

/** When a page has taken this long, in ms, to arrive, fonts would take the line from it and come too late for it all the same. */
const SLOW = 400

/** Asks for the fonts of the first screen. From here they do not hold the first paint back, as preloaded ones would. */
function loadFonts(): void {
  if (performance.now() > SLOW) return putOffFonts()
  for (const font of fonts.split('|')) document.fonts.load(font).catch(() => undefined)
  requestAnimationFrame(lookForFonts)
}

/** Before the first frame: a font that is not there by now is late. */
function lookForFonts(): void {
  if (!document.getElementById('root')) requestAnimationFrame(lookForFonts)
  else if ([...document.fonts].some(({ status }) => status === 'loading')) putOffFonts()
}

/** Late fonts wait for the next page (decision 41): browsers would put them in when they come, or with the next stylesheet, and text would move. */
function putOffFonts(): void {
  const faces = document.querySelector('style')
  faces?.remove()
  ;(window as { lateFonts?: HTMLStyleElement | null }).lateFonts = faces
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
  else setTimeout(start, 200)
}

/** The size of text that the visitor has chosen (features/reading): before the first paint, so that nothing moves. */
try {
  const size = localStorage.getItem('text')
  if (size) root['text'] = size
} catch {
  // Storage is refused.
}

for (const type of early) addEventListener(type, start, { capture: true, passive: true })
loadFonts()
if (toPlace) loadStyles()
else root['hold'] = ''

function goOn(): void {
  loadStyles()
  whenIdle()
}

try {
  new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true })
  // Firefox now and then tells of no paint at all.
  addEventListener('load', () => setTimeout(goOn, PATIENCE))
  if (document.visibilityState === 'hidden') whenIdle()
} catch {
  whenIdle()
}

/** Buttons that scripts drive: a click on one before the app runs is heard again after hydration. Links and popovers work by themselves. */
const waiting = new Set<HTMLElement>()
function keep(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget]), [role=tab]')
  if (button) waiting.add(button)
  // A search field: the browser would leave with an empty address, and the words would be lost.
  if (button?.closest('form[action]')) event.preventDefault()
}
addEventListener('click', keep, true)
addEventListener('app-ready', () => {
  removeEventListener('click', keep, true)
  for (const button of waiting) if (button.isConnected) button.click()
})

/** Chromium says that the site can be installed before the app may hear it; without this it would show a bar of its own. */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  ;(window as { installPrompt?: Event }).installPrompt = event
})
