import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('reason', 'text').execute()
  // Only letters that left: putting one into the outbox costs as much as before.
  await db.schema.createIndex('outbox_sent').on('outbox').columns(['kind', 'sent_at']).where('sent_at', 'is not', null).execute()
}
