import type { Insertable, Kysely } from 'kysely'
import type { EnquiriesTable, OutboxTable, Tables } from './schema'

/** Answers false, and keeps nothing, when there is an enquiry of that reference. */
export async function insertEnquiry(db: Kysely<Tables>, enquiry: Insertable<EnquiriesTable>): Promise<boolean> {
  const kept = await db
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()
  return kept !== undefined
}

interface Letter {
  reference: string
  kind: OutboxTable['kind']
  /** 'held' while no mail server is configured. */
  state: 'pending' | 'held'
}

/** Puts e-mails into the outbox; the sender writes each from its enquiry when its turn comes. */
export async function insertLetters(db: Kysely<Tables>, letters: readonly Letter[], now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values(
      letters.map(({ reference, kind, state }) => ({
        id: `${reference}-${kind}`,
        reference,
        kind,
        state,
        attempts: 0,
        next_attempt_at: now,
        leased_until: null,
        last_error: null,
        created_at: now,
        sent_at: null,
      })),
    )
    .execute()
}

export function findEnquiry(db: Kysely<Tables>, reference: string): Promise<EnquiriesTable | undefined> {
  return db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
}
