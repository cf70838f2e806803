import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigate, useNavigationType } from 'react-router-dom'
import { ApiContext } from '../lib/api'
import { adoptLateFonts } from '../lib/late-fonts'
import { afterPaint } from '../ui/after-paint'
import { href } from '../shared/routes'
import { extrasSeePage } from '../stores/extras'
import { showFrame } from '../stores/frame'
import { setMenuOpen } from '../stores/menu'
import { navigation } from '../stores/navigation'
import { leaveStandIn } from '../stores/stand-in'
import { hydrationIsOver } from './hydrated'
import { pageCommitted, setRouter } from './navigate'
import { anchorOf, restoreScroll, startScrollMemory } from './scroll-memory'
import { applyHead, loadSeo } from './seo'

/** What happens once a navigation has changed the page: scroll, head, focus, frame. */
export function AfterNavigation({ location: { pathname, hash, key } }: { location: Location }) {
  const type = useNavigationType()
  const goTo = useNavigate()
  const api = use(ApiContext)
  const shown = useRef({ pathname, hash, key })

  useEffect(() => setRouter(goTo), [goTo])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key && before.pathname === pathname && before.hash === hash) return
    shown.current = { pathname, hash, key }
    hydrationIsOver()
    leaveStandIn()
    setMenuOpen(false)
    showFrame(pathname !== href('landing'))
    const anchor = anchorOf(hash)
    if (before.pathname !== pathname) focusOn(anchor)
    restoreScroll(type === 'POP', anchor)
    pageCommitted()
    if (before.pathname === pathname || !api) return
    extrasSeePage(pathname)
    // A place that was scrolled to is not moved by them.
    if (!anchor && type !== 'POP') adoptLateFonts()
    const seo = loadSeo(api, pathname)
    afterPaint(() => {
      applyHead(pathname)
      if (navigation.seoLoading) void seo.then(() => shown.current.pathname === pathname && applyHead(pathname))
    })
  }, [pathname, hash, key, type, api])

  useEffect(startScrollMemory, [])
  return null
}

/** A screen reader goes on at the anchor or at the new page's heading, and the keyboard from there. */
function focusOn(anchor: HTMLElement | undefined): void {
  const target = anchor ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
