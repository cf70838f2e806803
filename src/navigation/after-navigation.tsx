import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { pointLanguageLinks } from '../lib/language-choice'
import { ApiContext, useSite } from '../lib/api'
import { adoptLateFonts } from '../lib/late-fonts'
import { leavePage } from '../lib/page-before'
import { afterPaint } from '../ui/after-paint'
import type { Head } from '../shared/head'
import { href } from '../shared/routes'
import { tellPageShown } from '../stores/deferred-features'
import { showFrame } from '../stores/frame'
import { setMenuOpen } from '../stores/menu'
import { leaveStandIn } from '../stores/stand-in'
import { HydrationContext } from './hydrated'
import { NavigationContext } from './navigation'
import { anchorOf } from './scroll-memory'
import { applyHead, loadHead } from './seo'
import { unfold } from './unfold'

/** What happens once a navigation has changed the page: scroll, head, focus, frame. */
export function AfterNavigation({ location: { pathname, search, hash, key } }: { location: Location }) {
  const type = useNavigationType()
  const navigation = use(NavigationContext)
  const hydration = use(HydrationContext)
  const api = use(ApiContext)
  const { slogan } = useSite()
  const shown = useRef({ pathname, search, hash, key })

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key && before.pathname === pathname && before.hash === hash) return
    shown.current = { pathname, search, hash, key }
    if (before.pathname !== pathname) leavePage(location.origin + before.pathname + before.search)
    hydration?.isOver()
    leaveStandIn()
    setMenuOpen(false)
    pointLanguageLinks(pathname)
    showFrame(pathname !== href('landing'))
    const anchor = anchorOf(hash)
    unfold(anchor)
    if (before.pathname !== pathname) focusOn(anchor)
    navigation?.scroll.restore(type === 'POP', anchor)
    navigation?.committed()
    if (before.pathname === pathname || !api) return
    tellPageShown(pathname)
    // A place that was scrolled to is not moved by them.
    if (!anchor && type !== 'POP') adoptLateFonts()
    const head = loadHead(api, pathname)
    afterPaint(() => void changeHead(head, slogan, () => shown.current.pathname === pathname))
  }, [pathname, search, hash, key, type, api, slogan, navigation, hydration])

  useEffect(() => navigation?.scroll.start(), [navigation])
  useEffect(() => unfold(anchorOf(location.hash)), [])
  return null
}

/** Of the page that was left nothing stays: until the record of the new one is there, the clinic's slogan stands in its title. */
async function changeHead(head: Promise<Head | undefined>, slogan: string, isShown: () => boolean): Promise<void> {
  const bare: Head = { title: slogan, tags: [] }
  // A record that is there already settles first.
  const first = await Promise.race([head, Promise.resolve(bare)])
  if (isShown()) applyHead(first ?? bare)
  const found = await head
  if (found && found !== first && isShown()) applyHead(found)
}

/** A screen reader goes on at the anchor or at the new page's heading, and the keyboard from there. */
function focusOn(anchor: HTMLElement | undefined): void {
  const target = anchor ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
