import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import * as enquiries from './migrations/0001-enquiries'
import * as audit from './migrations/0002-audit'
import * as noIndexByMobile from './migrations/0003-no-index-by-mobile'
import * as heldReceipts from './migrations/0004-held-receipts'
import * as personalData from './migrations/0005-personal-data'
import * as health from './migrations/0006-health'
import * as counts from './migrations/0007-counts'

/**
 * In the order of their names, which never change once released. A migration only adds (tables, columns that may be empty, indexes): the program
 * of the version before must go on working with it, or there is no way back (decision 54).
 */
const migrations = {
  '0001-enquiries': enquiries,
  '0002-audit': audit,
  '0003-no-index-by-mobile': noIndexByMobile,
  '0004-held-receipts': heldReceipts,
  '0005-personal-data': personalData,
  '0006-health': health,
  '0007-counts': counts,
} satisfies Record<string, Migration>

/** The columns of an enquiry, each with the migration that brings it. */
export const enquiryColumns: Record<keyof Enquiry, keyof typeof migrations> = {
  reference: '0001-enquiries',
  kind: '0001-enquiries',
  name: '0001-enquiries',
  mobile: '0001-enquiries',
  email: '0001-enquiries',
  date: '0001-enquiries',
  message: '0001-enquiries',
  requesturl: '0001-enquiries',
  refferelurl: '0001-enquiries',
  notice: '0001-enquiries',
  notice_served: '0005-personal-data',
  notice_hash: '0005-personal-data',
  created_at: '0001-enquiries',
}

/** Brings the tables up to date, under a lock: several processes may start at once. Throws what the database says. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const known = { ...migrations, ...(await ofNewerPrograms(db)) }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** What a newer program has done to this database, after all that we know. Kysely takes the database for damaged otherwise. */
async function ofNewerPrograms(db: Kysely<never>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const last = Object.keys(migrations).at(-1) ?? ''
  const done: Migration = { up: () => Promise.resolve() }
  return Object.fromEntries(rows.filter(({ name }) => name > last).map(({ name }) => [name, done]))
}
