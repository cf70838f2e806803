import { existsSync } from 'node:fs'
import { type Database, type DatabaseSettings, openDatabase } from '../db/database'
import { sqliteFile } from '../db/sqlite'

/** Opens the server's database; throws rather than make an empty one where there is none. */
export function openExisting(settings: DatabaseSettings): Promise<Database> {
  const file = sqliteFile(settings.DATA_DIR)
  if (!settings.DATABASE_URL && !existsSync(file))
    throw new Error(`There is no database at ${file}. Is DATA_DIR the server's, and has the server run?`)
  return openDatabase(settings)
}
