import { hash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Limit } from './limits'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Who asks: mobile networks put thousands of people behind one address, so its limits are wide and the others tight. */
export interface Visitor {
  address: string
  cookie: string | undefined
}

export const captchaLimits = (visitor: Visitor): Limit[] => [
  { bucket: `captcha:a:${network(visitor.address)}`, max: 120, seconds: MINUTE },
  ...byCookie('captcha', visitor, 20, MINUTE),
]

export const recordingLimits = (visitor: Visitor): Limit[] => [
  { bucket: `voice:a:${network(visitor.address)}`, max: 120, seconds: MINUTE },
  ...byCookie('voice', visitor, 30, MINUTE),
]

export const validateLimits = (visitor: Visitor): Limit[] => [
  { bucket: `check:a:${network(visitor.address)}`, max: 120, seconds: MINUTE },
  ...byCookie('check', visitor, 20, MINUTE),
]

export const saveLimits = (visitor: Visitor): Limit[] => [
  { bucket: `save:a:${network(visitor.address)}`, max: 120, seconds: MINUTE },
  ...byCookie('save', visitor, 20, 10 * MINUTE),
]

/** Counted only when the captcha was right: nobody blocks another person's phone number by guessing. */
export const phoneLimits = (mobile: string): Limit[] => [{ bucket: `save:p:${hashed(mobile)}`, max: 4, seconds: HOUR }]

/** A cookie's first part is a number by chance, and of no use without the second, its signature. */
function byCookie(what: string, { cookie }: Visitor, max: number, seconds: number): Limit[] {
  return cookie ? [{ bucket: `${what}:c:${cookie.split('.', 1)[0]}`, max, seconds }] : []
}

/** A household has a whole /64 of IPv6 addresses. What is no address (a header may say anything) is one bucket for all. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) === 0 || address.includes('%')) return 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ? tail.split(':') : [])]
    .slice(0, 4)
    .join(':')
}

const hashed = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)
