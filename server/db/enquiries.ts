import type { Kysely } from 'kysely'
import { prepared } from './prepared'
import type { EnquiriesTable, OutboxTable, Tables } from './schema'

const insert = prepared((db, enquiry: EnquiriesTable) =>
  db
    .insertInto('enquiries')
    .values({
      reference: enquiry.reference,
      kind: enquiry.kind,
      name: enquiry.name,
      mobile: enquiry.mobile,
      email: enquiry.email,
      date: enquiry.date,
      message: enquiry.message,
      requesturl: enquiry.requesturl,
      refferelurl: enquiry.refferelurl,
      notice: enquiry.notice,
      notice_served: enquiry.notice_served,
      notice_hash: enquiry.notice_hash,
      created_at: enquiry.created_at,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing()),
)

/** Answers false, and keeps nothing, when there is an enquiry of that reference. */
export async function insertEnquiry(db: Kysely<Tables>, enquiry: EnquiriesTable): Promise<boolean> {
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

export function findEnquiry(db: Kysely<Tables>, reference: string): Promise<EnquiriesTable | undefined> {
  return db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
}
