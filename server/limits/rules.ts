import type { Limit } from './limit'
import { networksOf } from './network'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Who asks: mobile networks put thousands of people behind one address, so its limits are wide and the others tight. */
export interface Visitor {
  address: string
  /** A cookie of ours. */
  cookie?: { name: string; age: number } | undefined
}

export const captchaLimits = (visitor: Visitor): Limit[] => [
  ...byNetwork('captcha', visitor, 120, MINUTE),
  ...byCookie('captcha', visitor, 20, MINUTE),
]

export const recordingLimits = (visitor: Visitor): Limit[] => [
  ...byNetwork('voice', visitor, 120, MINUTE),
  ...byCookie('voice', visitor, 30, MINUTE),
]

export const validateLimits = (visitor: Visitor): Limit[] => [
  ...byNetwork('check', visitor, 120, MINUTE),
  ...byCookie('check', visitor, 20, MINUTE),
]

export const saveLimits = (visitor: Visitor): Limit[] => [
  ...byNetwork('save', visitor, 120, MINUTE),
  ...byCookie('save', visitor, 20, 10 * MINUTE),
]

/** Pages read and taps: what goes beyond is not counted. */
export const countLimits = (visitor: Visitor): Limit[] => byNetwork('counts', visitor, 240, MINUTE)

/** Counted only when the captcha was right: nobody blocks another person's phone number by guessing. @param mobile hashed */
export const phoneLimit = (mobile: string): Limit => ({ bucket: `save:p:${mobile}`, max: 4, seconds: HOUR })

/** Receipts to one mailbox: whoever types another person's address cannot bury them. @param email hashed */
export const receiptLimit = (email: string): Limit => ({ bucket: `receipt:${email}`, max: 3, seconds: DAY })

/** What the whole site saves before it takes care. */
export const siteLimit = (max: number): Limit => ({ bucket: 'save:site', max, seconds: HOUR })

/** A cookie older than this is counted apart. */
const SETTLED = 60_000

/**
 * Visitors who have been here for a while count apart from those who came without a cookie: whoever asks again and again without one locks out
 * new visitors of that network at most.
 */
function byNetwork(what: string, { address, cookie }: Visitor, max: number, seconds: number): Limit[] {
  const who = cookie && cookie.age >= SETTLED ? 's' : 'a'
  return networksOf(address).map(({ name, times }) => ({ bucket: `${what}:${who}:${name}`, max: max * times, seconds }))
}

function byCookie(what: string, { cookie }: Visitor, max: number, seconds: number): Limit[] {
  return cookie ? [{ bucket: `${what}:c:${cookie.name}`, max, seconds }] : []
}
