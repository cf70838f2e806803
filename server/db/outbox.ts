import type { Kysely } from 'kysely'
import type { OutboxTable, Tables } from './schema'
import type { Database } from './database'

/** How long a letter belongs to the process that took it: longer than any attempt lasts. */
export const LEASE = 5 * 60 * 1000
/** A turn further ahead than any pause was written by a clock that jumped. */
export const LONGEST_PAUSE = 60 * 60 * 1000

/**
 * Takes the letter whose turn it is, for the length of the lease; undefined when there is none. The clinic's own go first. Processes on one
 * PostgreSQL skip each other's; a letter whose process died is taken again when its lease has ended.
 */
export function leaseLetter(
  { kysely, shared }: Database,
  kinds: readonly OutboxTable['kind'][],
  now: number,
): Promise<OutboxTable | undefined> {
  return kysely
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), leased_until: now + LEASE }))
    .where('id', '=', (eb) => {
      const turn = eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where('kind', 'in', kinds)
        .where((of) => of.or([of('next_attempt_at', '<=', now), of('next_attempt_at', '>', now + LONGEST_PAUSE)]))
        .where((of) =>
          of.or([of('leased_until', 'is', null), of('leased_until', '<=', now), of('leased_until', '>', now + LEASE)]),
        )
        // 'clinic' comes before 'receipt'.
        .orderBy('kind')
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
      return shared ? turn.forUpdate().skipLocked() : turn
    })
    .returningAll()
    .executeTakeFirst()
}

export async function letterSent(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

interface Failure {
  state: 'pending' | 'dead'
  next_attempt_at: number
  last_error: string
}

/** Gives a letter back after a failed attempt, unless another process has taken it meanwhile. */
export async function letterFailed(db: Kysely<Tables>, { id, attempts }: OutboxTable, failure: Failure): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...failure, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'pending')
    .execute()
}

/** How many receipts left since that time. An end, because a clock that jumped may have marked some in the future. */
export async function receiptsSent(db: Kysely<Tables>, from: number, to: number): Promise<number> {
  const { sent } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('sent'))
    .where('kind', '=', 'receipt')
    .where('sent_at', '>', from)
    .where('sent_at', '<=', to)
    .executeTakeFirstOrThrow()
  return Number(sent)
}

export interface OutboxState {
  pending: number
  /** Kept while no mail server was configured. */
  held: number
  /** Receipts of an hour with more requests than usual. */
  heldBack: number
  sent: number
  dead: number
  /** Receipts that are not sent. */
  skipped: number
  /** When the oldest waiting letter was put into the outbox. */
  waitingSince: number | null
}

export async function outboxState(db: Kysely<Tables>): Promise<OutboxState> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', 'reason', eb.fn.countAll().as('letters'), eb.fn.min('created_at').as('oldest')])
    .groupBy(['state', 'reason'])
    .execute()
  const count = (state: OutboxTable['state'], back?: boolean) =>
    rows
      .filter((row) => row.state === state && (back === undefined || (row.reason === 'flood') === back))
      .reduce((sum, { letters }) => sum + Number(letters), 0)
  return {
    pending: count('pending'),
    held: count('held', false),
    heldBack: count('held', true),
    sent: count('sent'),
    dead: count('dead'),
    skipped: count('skipped'),
    waitingSince: rows.find(({ state }) => state === 'pending')?.oldest ?? null,
  }
}

/** The letters of a state, the oldest first. */
export function lettersIn(db: Kysely<Tables>, state: OutboxTable['state'], limit: number): Promise<OutboxTable[]> {
  return db.selectFrom('outbox').selectAll().where('state', '=', state).orderBy('created_at').limit(limit).execute()
}

export function lettersOf(db: Kysely<Tables>, reference: string): Promise<OutboxTable[]> {
  return db.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('kind').execute()
}

/** Puts dead letters, or those held without a mail server, into the queue again, with a whole day of attempts; answers how many. */
export const requeueLetters = (db: Kysely<Tables>, state: 'dead' | 'held', now: number) => requeue(db, state, null, now)

/** Lets the receipts go that were held in an hour with more requests than usual; answers how many. */
export const releaseReceipts = (db: Kysely<Tables>, now: number) => requeue(db, 'held', 'flood', now)

/** Those receipts are never sent; answers how many. */
export async function dropReceipts(db: Kysely<Tables>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'skipped' })
    .where('state', '=', 'held')
    .where('reason', '=', 'flood')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function requeue(db: Kysely<Tables>, state: 'dead' | 'held', reason: 'flood' | null, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', reason: null, attempts: 0, next_attempt_at: now, created_at: now, leased_until: null })
    .where('state', '=', state)
    .where('reason', reason === null ? 'is' : '=', reason)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
