import { createHmac } from 'node:crypto'
import type { EnquiryKind } from '../../src/shared/contract/requests'
import type { CaptchaCodes } from '../captcha/code'
import type { Untried } from '../captcha/untried'
import type { Clock } from '../clock'
import { addWrongTry, findCaptcha, useCaptcha } from '../db/captchas'
import type { Commit } from '../db/commit-together'
import type { Database } from '../db/database'
import { insertEnquiry, insertLetters } from '../db/enquiries'
import type { Notices } from '../db/notices'
import type { Limits } from '../limits/limits'
import { phoneLimits } from '../limits/rules'
import { type Random, randomText } from '../random'
import { oneAtATime } from './one-at-a-time'

export const MAX_WRONG_TRIES = 5

/** No characters that are read or said wrongly over the phone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export interface SaveDeps {
  db: Database
  commit: Commit
  codes: CaptchaCodes
  untried: Untried
  clock: Clock
  random: Random
  limits: Limits
  notices: Notices
  /** Signs the digests that tell a repeated request. */
  digestSecret: string
  /** The clinic's initials, in front of every reference. */
  initials: string
  /** Whether a mail server is configured. */
  mail: boolean
  /** Milliseconds that nobody needs fewer of from captcha to save. */
  leastAge: number
}

/** What a form sent, checked by the contract's rules. */
export interface Enquiry {
  kind: EnquiryKind
  name: string
  mobile: string
  email: string | null
  date: string | null
  message: string
  requesturl: string
  refferelurl: string
  /** The privacy notice that the form says was beside it; empty when this site had no such one. */
  notice: string
}

/** What a visitor typed for a captcha. */
interface Answer {
  key: string
  typed: string
}

export type SaveOutcome = { is: 'saved'; reference: string } | { is: 'captcha' } | { is: 'limited'; seconds: number }

/** Thrown inside the transaction to undo it when another request used the captcha first. */
class CaptchaTaken extends Error {}

/**
 * Keeps an enquiry with its outgoing e-mail, in one transaction that is on disk when this resolves.
 * The same key with the same enquiry answers the same reference again. Throws only when the database fails.
 */
export function saveEnquiry(deps: SaveDeps, enquiry: Enquiry, captcha: Answer): Promise<SaveOutcome> {
  return oneAtATime(captcha.key, () => save(deps, enquiry, captcha))
}

async function save(deps: SaveDeps, enquiry: Enquiry, captcha: Answer): Promise<SaveOutcome> {
  const { db, codes, untried, clock, limits } = deps
  const now = clock()
  const digest = digestOf(deps.digestSecret, enquiry, captcha.typed)
  const challenge = codes.read(captcha.key, now)
  if (!challenge) return { is: 'captcha' }
  const known = untried.has(captcha.key) ? undefined : await findCaptcha(db.kysely, captcha.key)
  if (known?.reference) return known.body_digest === digest ? { is: 'saved', reference: known.reference } : { is: 'captcha' }

  if (challenge.expired || (known?.wrong_tries ?? 0) >= MAX_WRONG_TRIES) return { is: 'captcha' }
  // Faster than a person can read: a new captcha. Below zero the clocks differ, which is not the visitor's doing.
  if (challenge.age >= 0 && challenge.age < deps.leastAge) return { is: 'captcha' }
  untried.delete(captcha.key)
  if (!codes.matches(challenge.code, captcha.typed)) {
    await addWrongTry(db.kysely, captcha.key, now)
    return { is: 'captcha' }
  }
  const seconds = await limits.take(phoneLimits(enquiry.mobile), now)
  if (seconds > 0) return { is: 'limited', seconds }
  try {
    return { is: 'saved', reference: await keep(deps, enquiry, captcha.key, digest, now) }
  } catch (error) {
    if (!(error instanceof CaptchaTaken)) throw error
    const winner = await findCaptcha(db.kysely, captcha.key)
    return winner?.reference && winner.body_digest === digest ? { is: 'saved', reference: winner.reference } : { is: 'captcha' }
  }
}

function keep(deps: SaveDeps, enquiry: Enquiry, key: string, bodyDigest: string, now: number): Promise<string> {
  const { random, initials, mail, notices } = deps
  const state = mail ? 'pending' : 'held'
  return deps.commit(async (transaction) => {
    let reference: string
    do reference = newReference(random, initials)
    while (!(await insertEnquiry(transaction, { reference, ...enquiry, ...notices.served, created_at: now })))
    const used = await useCaptcha(transaction, { key, bodyDigest, reference, maxWrongTries: MAX_WRONG_TRIES }, now)
    if (!used) throw new CaptchaTaken()
    await insertLetters(transaction, { reference, state, receipt: enquiry.email !== null }, now)
    return reference
  })
}

function newReference(random: Random, initials: string): string {
  const text = randomText(random, REFERENCE_ALPHABET, 6)
  return `${initials}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** A keyed digest: it tells equal requests and nothing about them. */
function digestOf(secret: string, enquiry: Enquiry, typed: string): string {
  const parts = [...Object.entries(enquiry).sort(([a], [b]) => (a < b ? -1 : 1)), typed.replace(/\s/g, '').toUpperCase()]
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}
