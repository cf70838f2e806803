import { apiBase } from '../../lib/fetch-transport'
import { type Counted, COUNTS_PATH } from '../../shared/contract/counts'

/** Set by the build: whether clinic.yaml has pages counted. */
declare const COUNTS: boolean | undefined

const CALL = 'a[href^="tel:+"]'
/** With the clinic; a link without a number hands a page on to somebody else. */
const CHAT = 'a[href^="https://wa.me/"]:not([href*="me/?"])'

/** A visitor who asks not to be followed is taken at his word, although nobody is followed; programs read nothing. */
const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & { globalPrivacyControl?: boolean }
const counts = typeof COUNTS !== 'undefined' && COUNTS && !webdriver && !globalPrivacyControl && doNotTrack !== '1'

/** Has daily totals kept of how often pages are read and how often call and chat are tapped (decision 122). */
export function startCounting(): void {
  if (!counts) return
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(CALL)) count('call')
    else if ((target as Element).closest(CHAT)) count('chat')
  })
  countRead()
}

/** The page that stands before the visitor; one that was opened behind another counts when it is looked at. */
export function countRead(): void {
  if (!counts) return
  if (document.visibilityState === 'visible') count('read')
  else document.addEventListener('visibilitychange', countRead, { once: true })
}

/** Says what and where, and nothing else: no cookie, no page before. What does not arrive is not tried again. */
function count(what: Counted): void {
  if (!navigator.onLine) return
  fetch(apiBase + COUNTS_PATH, {
    method: 'POST',
    body: `${what} ${location.pathname}`,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}
