import { proxy } from 'valtio'
import { recall, remember } from '../lib/device-memory'
import { isTyping } from './typing'

/** What Chromium hands to a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Kept by src/boot.ts: the event may come before the app runs. */
    installPrompt?: Event
  }
}

/** `way`: how this device can install the site, if it can and has not. */
export const install = proxy({
  way: null as 'prompt' | 'ios' | null,
  hint: false,
  guide: false,
  thanks: false,
})

const REFUSED = 'install-refused'
const THANKED = 'install-thanked'
const PAGES = 'pages-read'
/** Reading, in ms, after which the hint may come; or the second page, whichever is first. */
const READING = 60_000
const AFTER_SECOND_PAGE = 6_000

let prompt: InstallPrompt | undefined

export function startInstall(): void {
  if (isStandalone()) {
    thankOnce()
    return
  }
  if (window.installPrompt) offer(window.installPrompt)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer(event)
  })
  addEventListener('appinstalled', () => {
    Object.assign(install, { way: null, hint: false, guide: false })
    thankOnce()
  })
  document.addEventListener('focusin', () => {
    if (formHasFocus()) install.hint = false
  })
  if (isIos()) install.way = 'ios'
  setTimeout(hint, READING)
  countPage()
}

/** A page was opened, in the app or as a document. After the second one the visitor is a reader. */
export function countPage(): void {
  const pages = Number(recall(PAGES, 'session') ?? 0) + 1
  remember(PAGES, String(pages), 'session')
  if (pages > 1) setTimeout(hint, AFTER_SECOND_PAGE)
}

/** The quiet hint: never after a no, never over a form, never twice in a session. */
function hint(): void {
  drawLaunchPicture()
  if (!install.way || install.hint || recall(REFUSED) || recall('install-hinted', 'session')) return
  if (isTyping() || formHasFocus() || formIsOnScreen()) return
  // Where nothing can be remembered a no could not be kept either.
  if (!remember('install-hinted', '1', 'session')) return
  install.hint = true
}

const FORM = '[data-form]'
/** Whether a form is what the visitor is at, although nothing may be typed yet. */
const formHasFocus = () => document.activeElement?.closest(FORM) != null
const formIsOnScreen = () =>
  [...document.querySelectorAll(FORM)].some((form) => {
    const { top, bottom } = form.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })

/** The visitor asks for it, from the menu or the hint. */
export async function startInstalling(): Promise<void> {
  install.hint = false
  if (install.way === 'ios') {
    install.guide = true
    drawLaunchPicture()
    return
  }
  const asked = prompt
  prompt = undefined
  install.way = null
  const result = await asked?.prompt()
  if (result?.outcome === 'dismissed') refuseInstall()
}

/** A no is kept for good; the menu still offers it to whoever looks there. */
export function refuseInstall(): void {
  install.hint = false
  remember(REFUSED, '1')
}

export const closeGuide = () => {
  install.guide = false
}

export const acceptThanks = () => {
  install.thanks = false
}

function offer(event: Event): void {
  prompt = event as InstallPrompt
  install.way = 'prompt'
}

function thankOnce(): void {
  if (recall(THANKED)) return
  install.thanks = remember(THANKED, '1')
}

/** For who may be about to add the app to an iPhone's Home Screen. Without the picture iOS shows an empty screen while the app starts. */
function drawLaunchPicture(): void {
  if (install.way === 'ios')
    import('../lib/launch-picture').then(({ linkLaunchPicture }) => linkLaunchPicture()).catch(() => undefined)
}

/** In its own window; iOS has a word of its own for it. */
function isStandalone(): boolean {
  return matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
}

/** iPhones and iPads, which pose as Macs; not the browsers inside other apps, which cannot add to the Home Screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return apple && !/FBA[NV]|Instagram|Line\/|GSA\//.test(userAgent)
}
