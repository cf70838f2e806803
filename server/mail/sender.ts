import type { Site } from '../../src/shared/contract/content'
import type { Lang } from '../../src/shared/languages'
import type { Clock } from '../clock'
import type { Database } from '../db/database'
import { findEnquiry } from '../db/enquiries'
import { leaseLetter, letterFailed, letterSent, receiptsSent } from '../db/outbox'
import type { OutboxTable } from '../db/schema'
import type { Random } from '../random'
import { pauseAfter } from './backoff'
import { failureOf, type SendFailure } from './failure'
import { type MailSettings, writeLetter } from './write-letter'
import type { Transport } from './transport'

const EVERY = 5_000
/** One attempt at most, whatever the mail server does; shorter than a lease. */
const ATTEMPT = 2 * 60 * 1000
const HOUR = 60 * 60 * 1000
const GIVE_UP = 24 * HOUR

export interface SenderDeps {
  db: Database
  /** What the clinic says about itself in a language. */
  siteIn: (lang?: Lang) => Site
  settings: MailSettings
  transport: Transport
  clock: Clock
  random: Random
  log: Log
  /** More would use up what the mail server takes in a day, and the clinic's own letters with it. */
  receiptsPerHour: number
}

/** Gets references and codes, never what was written to whom. */
export interface Log {
  info(what: object, text: string): void
  warn(what: object, text: string): void
  error(what: object, text: string): void
}

/** Sends what is in the outbox, each letter with one Message-ID for ever; several processes may do so side by side. */
export function createSender({ db, siteIn, settings, transport, clock, random, log, receiptsPerHour }: SenderDeps) {
  const stopping = new AbortController()
  /** Accepted by the mail server although the database could not be told: never sent again by this process. */
  const accepted = new Set<string>()

  async function fail(turn: OutboxTable, failure: SendFailure): Promise<void> {
    const now = clock()
    const dead = (failure.refused && turn.kind === 'receipt') || now - turn.created_at >= GIVE_UP
    const pause = pauseAfter(turn.attempts, random)
    const state = dead ? 'dead' : 'pending'
    await letterFailed(db.kysely, turn, { state, next_attempt_at: now + pause, last_error: failure.reason })
    const what = { letter: turn.id, attempt: turn.attempts, codes: failure.codes }
    if (dead) log.error(what, 'an e-mail is given up: npm run requests -- mail')
    else log.warn({ ...what, again: Math.round(pause / 1000) }, 'an e-mail did not leave')
  }

  async function attempt(turn: OutboxTable): Promise<SendFailure | undefined> {
    const enquiry = accepted.has(turn.id) ? undefined : await findEnquiry(db.kysely, turn.reference)
    if (enquiry) {
      try {
        await transport(
          writeLetter(turn, enquiry, siteIn, settings),
          AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT)]),
        )
      } catch (error) {
        const failure = failureOf(error as Error)
        await fail(turn, failure)
        return failure
      }
      accepted.add(turn.id)
      log.info({ letter: turn.id, attempt: turn.attempts }, 'an e-mail left')
    }
    await letterSent(db.kysely, turn.id, clock())
    accepted.delete(turn.id)
    return undefined
  }

  /** Sends every letter whose turn it is, until there is none or the mail server is away. */
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const now = clock()
      const full = (await receiptsSent(db.kysely, now - HOUR, now)) >= receiptsPerHour
      const turn = await leaseLetter(db, full ? ['clinic'] : ['clinic', 'receipt'], now)
      if (!turn) return
      const failure = await attempt(turn)
      if (failure?.away) return
    }
  }

  return { run, stop: () => stopping.abort() }
}

export type Sender = ReturnType<typeof createSender>

/** How long a letter under way may take when the server stops. */
const FAREWELL = 10_000

/** Lets a sender look into the outbox every few seconds; the answer ends it after the letter under way. */
export function keepSending({ run, stop }: Sender, log: Log): () => Promise<void> {
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const turn = async () => {
    await run().catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'))
    if (!ended) timer = setTimeout(next, EVERY)
  }
  const next = () => {
    round = turn()
  }
  next()
  return async () => {
    ended = true
    clearTimeout(timer)
    const impatient = setTimeout(stop, FAREWELL)
    await round
    clearTimeout(impatient)
  }
}
