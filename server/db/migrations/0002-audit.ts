import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('done_at', sql`double precision`, (column) => column.notNull())
    .addColumn('done_by', 'text', (column) => column.notNull())
    .addColumn('enquiries', 'integer', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
}
