import { createHmac } from 'node:crypto'
import type { SentEnquiry } from '../../src/shared/contract/enquiry'
import type { CaptchaCodes } from '../captcha/code'
import type { UnansweredCaptchas } from '../captcha/unanswered'
import type { Clock } from '../clock'
import { WORK_BITS, workDone } from '../captcha/work'
import { addWrongTry, findCaptcha, useCaptcha } from '../db/captchas'
import type { Commit } from '../db/commit-together'
import type { Database } from '../db/database'
import { insertEnquiry, insertLetters } from '../db/enquiries'
import type { Notices } from '../db/notices'
import { allowanceOf } from '../limits/allowance'
import type { Limits } from '../limits/limit'
import { mailboxOf } from '../limits/mailbox'
import { phoneLimit, receiptLimit } from '../limits/rules'
import type { SiteBudget } from '../limits/site-budget'
import { type Random, randomText } from '../random'
import { oneAtATime } from './one-at-a-time'
import { type ReceiptFate, receiptFate } from './receipt-fate'

export const MAX_WRONG_TRIES = 5

/** Nobody sees, reads and types a code in less. In milliseconds. */
const LEAST_AGE = 2_000

/** No characters that are read or said wrongly over the phone. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export interface SaveDeps {
  db: Database
  commit: Commit
  codes: CaptchaCodes
  unanswered: UnansweredCaptchas
  clock: Clock
  random: Random
  limits: Limits
  notices: Notices
  budget: SiteBudget
  /** Signs the digests that tell a repeated request, and hides whose a limit is. */
  digestSecret: string
  /** The clinic's initials, in front of every reference. */
  initials: string
  /** Whether a mail server is configured. */
  mail: boolean
}

/** What a visitor typed for a captcha. */
interface Answer {
  key: string
  typed: string
  /** What the visitor's device worked out, if it was asked to. */
  work: string
}

export type SaveOutcome =
  | { is: 'saved'; reference: string; receipt?: ReceiptFate['state'] | undefined }
  | { is: 'captcha' }
  | { is: 'work'; bits: number }
  | { is: 'limited'; seconds: number }

/** Thrown inside the transaction to undo it when another request used the captcha first. */
class CaptchaTaken extends Error {}

/**
 * Keeps an enquiry with its outgoing e-mail, in one transaction that is on disk when this resolves.
 * The same key with the same enquiry answers the same reference again. Throws only when the database fails.
 */
export function saveEnquiry(deps: SaveDeps, enquiry: SentEnquiry, captcha: Answer): Promise<SaveOutcome> {
  return oneAtATime(captcha.key, () => save(deps, enquiry, captcha))
}

async function save(deps: SaveDeps, enquiry: SentEnquiry, captcha: Answer): Promise<SaveOutcome> {
  const { db, codes, unanswered, clock, budget } = deps
  const now = clock()
  const digest = digestOf(deps.digestSecret, enquiry, captcha.typed)
  const challenge = codes.read(captcha.key, now)
  if (!challenge) return { is: 'captcha' }
  const known = unanswered.has(captcha.key) ? undefined : await findCaptcha(db.kysely, captcha.key)
  if (known?.reference) return known.body_digest === digest ? { is: 'saved', reference: known.reference } : { is: 'captcha' }

  if (challenge.expired || (known?.wrong_tries ?? 0) >= MAX_WRONG_TRIES) return { is: 'captcha' }
  const careful = await budget.isUsedUp(now)
  // Faster than a person can read: a new captcha. Below zero the clocks differ, which is not the visitor's doing.
  if (careful && challenge.age >= 0 && challenge.age < LEAST_AGE) return { is: 'captcha' }
  unanswered.delete(captcha.key)
  if (!codes.matches(challenge.code, captcha.typed)) {
    await addWrongTry(db.kysely, captcha.key, now)
    return { is: 'captcha' }
  }
  if (careful && !workDone(captcha.key, captcha.work)) return { is: 'work', bits: WORK_BITS }
  return keepWithinLimits(deps, enquiry, { key: captcha.key, digest, careful, now })
}

interface Accepted {
  key: string
  digest: string
  /** Whether the site's budget is used up. */
  careful: boolean
  now: number
}

/** Phone number, mailbox and site are counted only for what is kept. */
async function keepWithinLimits(
  deps: SaveDeps,
  enquiry: SentEnquiry,
  { key, digest, careful, now }: Accepted,
): Promise<SaveOutcome> {
  const { db, limits, budget, digestSecret, mail } = deps
  const { take, giveBack } = allowanceOf(limits, now)
  const seconds = await take(phoneLimit(keyed(digestSecret, `mobile:${enquiry.mobile}`)))
  if (seconds > 0) return { is: 'limited', seconds }
  try {
    const mailbox = enquiry.email === null ? undefined : keyed(digestSecret, `email:${mailboxOf(enquiry.email)}`)
    const receipt = mailbox === undefined ? undefined : await receiptFate(receiptLimit(mailbox), { mail, careful, take })
    await take(budget.limit)
    return { is: 'saved', reference: await keep(deps, enquiry, { key, digest, receipt, now }), receipt: receipt?.state }
  } catch (error) {
    await giveBack()
    if (!(error instanceof CaptchaTaken)) throw error
    const winner = await findCaptcha(db.kysely, key)
    return winner?.reference && winner.body_digest === digest ? { is: 'saved', reference: winner.reference } : { is: 'captcha' }
  }
}

type Kept = Omit<Accepted, 'careful'> & { receipt: ReceiptFate | undefined }

function keep(deps: SaveDeps, enquiry: SentEnquiry, { key, digest, receipt, now }: Kept): Promise<string> {
  const { random, initials, mail, notices } = deps
  const state = mail ? 'pending' : 'held'
  return deps.commit(async (transaction) => {
    let reference: string
    do reference = newReference(random, initials)
    while (!(await insertEnquiry(transaction, { reference, ...enquiry, ...notices.served, created_at: now })))
    const use = { key, bodyDigest: digest, reference, maxWrongTries: MAX_WRONG_TRIES }
    if (!(await useCaptcha(transaction, use, now))) throw new CaptchaTaken()
    await insertLetters(transaction, { reference, state, receipt }, now)
    return reference
  })
}

function newReference(random: Random, initials: string): string {
  const text = randomText(random, REFERENCE_ALPHABET, 6)
  return `${initials}-${text.slice(0, 4)}-${text.slice(4)}`
}

/** A keyed digest: it tells equal requests and nothing about them. */
function digestOf(secret: string, enquiry: SentEnquiry, typed: string): string {
  const parts = [...Object.entries(enquiry).sort(([a], [b]) => (a < b ? -1 : 1)), typed.replace(/\s/g, '').toUpperCase()]
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}

/** So that the table of limits tells nobody's number or address. */
const keyed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
