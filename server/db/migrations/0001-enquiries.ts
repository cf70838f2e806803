import { type Kysely, sql } from 'kysely'

/** `double precision` holds milliseconds exactly, and both drivers hand it back as a number. */
const time = sql`double precision`

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('date', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('requesturl', 'text', (column) => column.notNull())
    .addColumn('refferelurl', 'text', (column) => column.notNull())
    .addColumn('notice', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiries_by_time').on('enquiries').column('created_at').execute()
  await db.schema.createIndex('enquiries_by_mobile').on('enquiries').column('mobile').execute()

  await db.schema
    .createTable('captchas')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('wrong_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('body_digest', 'text')
    .addColumn('reference', 'text')
    .addColumn('touched_at', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('captchas_by_time').on('captchas').column('touched_at').execute()

  await db.schema
    .createTable('limits')
    .addColumn('bucket', 'text', (column) => column.primaryKey().notNull())
    .addColumn('window_ends', time, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('limits_by_end').on('limits').column('window_ends').execute()

  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', time, (column) => column.notNull())
    .addColumn('leased_until', time)
    .addColumn('last_error', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('sent_at', time)
    .execute()
  await db.schema.createIndex('outbox_by_turn').on('outbox').columns(['state', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_by_reference').on('outbox').column('reference').execute()
}
