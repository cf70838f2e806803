import { type Kysely, sql } from 'kysely'

/** What `/health/ready` writes stood among the secrets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('health')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('written_at', sql`double precision`, (column) => column.notNull())
    .execute()
  await sql`delete from secrets where name = 'health'`.execute(db)
}
