import type { Kysely } from 'kysely'

/** Only the command line looks for a phone number, in a table of thousands: reading it whole costs less than an index on every save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('enquiries_by_mobile').execute()
}
