import { type Kysely, sql } from 'kysely'

const time = sql`double precision`

/** The notice that the server gave, the texts of all notices, and when the clock was last looked at. Older programs need none of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['notice_served', 'notice_hash'])
    await db.schema
      .alterTable('enquiries')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  await db.schema
    .createTable('notices')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('marks')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', time, (column) => column.notNull())
    .execute()
}
