/**
 * Inlined into every page. Starts the app after the first paint, when the browser is idle, or at once at the first tap or key.
 * A tap that comes before the app can hear it is kept and played again (decision 5).
 */
const { entry = '', style = '' } = (document.currentScript as HTMLScriptElement).dataset
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
  // The page carries the rules it needs itself; this file has those of every other page and state. A copy at the fold of a long
  // page goes with that page.
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = style
  document.head.append(link)
  import(/* @vite-ignore */ entry).catch(() => undefined)
}

/** A font that is late for the first paint waits for the next page (decision 41): with another stylesheet browsers may take it up after all. */
function putOffLateFonts(): void {
  const [sheet] = document.styleSheets
  if (!sheet || ![...document.fonts].some(({ status }) => status === 'loading')) return
  const late: string[] = []
  for (let at = sheet.cssRules.length; at--;) {
    const rule = sheet.cssRules[at]
    if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) continue
    late.push(rule.cssText)
    sheet.deleteRule(at)
  }
  ;(window as { lateFonts?: string[] }).lateFonts = late
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
  else setTimeout(start, 200)
}

for (const type of early) addEventListener(type, start, { capture: true, passive: true })

try {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    putOffLateFonts()
    whenIdle()
  })
  observer.observe({ type: 'paint', buffered: true })
  if (document.visibilityState === 'hidden') whenIdle()
} catch {
  whenIdle()
}

/** Buttons that scripts drive: a click on one before the app runs is heard again after hydration. Links and popovers work by themselves. */
const waiting = new Set<HTMLElement>()
function keep(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget]), [role=tab]')
  if (button) waiting.add(button)
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
