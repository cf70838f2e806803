import { type Kysely, type Migration, Migrator } from 'kysely'
import * as enquiries from './migrations/0001-enquiries'
import * as audit from './migrations/0002-audit'
import * as noIndexByMobile from './migrations/0003-no-index-by-mobile'
import * as heldReceipts from './migrations/0004-held-receipts'
import * as personalData from './migrations/0005-personal-data'
import * as health from './migrations/0006-health'

/** In the order of their names, which never change once released. */
const migrations: Record<string, Migration> = {
  '0001-enquiries': enquiries,
  '0002-audit': audit,
  '0003-no-index-by-mobile': noIndexByMobile,
  '0004-held-receipts': heldReceipts,
  '0005-personal-data': personalData,
  '0006-health': health,
}

/** Brings the tables up to date, under a lock: several processes may start at once. Throws what the database says. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
