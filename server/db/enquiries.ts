import type { Kysely } from 'kysely'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { enquiryColumns } from './migrate'
import { prepared } from './prepared'
import type { OutboxTable, Tables } from './schema'

const columns = Object.keys(enquiryColumns) as (keyof Enquiry)[]
const insert = prepared((db, enquiry: Enquiry) =>
  db
    .insertInto('enquiries')
    .values(Object.fromEntries(columns.map((column) => [column, enquiry[column]])) as unknown as Enquiry)
    .onConflict((conflict) => conflict.column('reference').doNothing()),
)

/** Answers false, and keeps nothing, when there is an enquiry of that reference. */
export async function insertEnquiry(db: Kysely<Tables>, enquiry: Enquiry): Promise<boolean> {
  return (await insert(db, enquiry)).numAffectedRows === 1n
}

interface Letters {
  reference: string
  /** 'held' while no mail server is configured. */
  state: 'pending' | 'held'
  /** The visitor's letter, if there is one. */
  receipt: Pick<OutboxTable, 'state' | 'reason'> | undefined
}

interface Letter extends Pick<OutboxTable, 'reference' | 'state' | 'created_at'> {
  clinic: string
  receipt: string
  receiptState: OutboxTable['state']
  reason: OutboxTable['reason']
}

const clinicRow = (letter: Letter) => ({
  id: letter.clinic,
  reference: letter.reference,
  kind: 'clinic' as const,
  state: letter.state,
  reason: null,
  attempts: 0,
  next_attempt_at: letter.created_at,
  created_at: letter.created_at,
})
const receiptRow = (letter: Letter) => ({
  ...clinicRow(letter),
  id: letter.receipt,
  kind: 'receipt' as const,
  state: letter.receiptState,
  reason: letter.reason,
})
const insertOne = prepared((db, letter: Letter) => db.insertInto('outbox').values(clinicRow(letter)))
const insertBoth = prepared((db, letter: Letter) => db.insertInto('outbox').values([clinicRow(letter), receiptRow(letter)]))

/** Puts e-mails into the outbox; the sender writes each from its enquiry when its turn comes. */
export async function insertLetters(db: Kysely<Tables>, { reference, state, receipt }: Letters, now: number): Promise<void> {
  const ids = { clinic: `${reference}-clinic`, receipt: `${reference}-receipt` }
  const { state: receiptState = state, reason = null } = receipt ?? {}
  await (receipt ? insertBoth : insertOne)(db, { ...ids, reference, state, receiptState, reason, created_at: now })
}

export function findEnquiry(db: Kysely<Tables>, reference: string): Promise<Enquiry | undefined> {
  return db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
}
