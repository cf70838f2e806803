import { existsSync } from 'node:fs'
import { type DatabaseSettings, openDatabase } from '../db/database'
import { oldestRequest } from '../db/requests'
import { sqliteFile } from '../db/sqlite'

const DAY = 24 * 60 * 60 * 1000

/** The age of the oldest request in days; 0 where there is none, or no database yet. Throws when the database does not answer. */
export async function oldestDays(settings: DatabaseSettings, now: number): Promise<number> {
  if (!settings.DATABASE_URL && !existsSync(sqliteFile(settings.DATA_DIR))) return 0
  const db = await openDatabase(settings, false)
  try {
    const tables = await db.kysely.introspection.getTables()
    if (!tables.some(({ name }) => name === 'enquiries')) return 0
    const oldest = await oldestRequest(db.kysely)
    return oldest === null ? 0 : Math.floor((now - oldest) / DAY)
  } finally {
    await db.close()
  }
}
