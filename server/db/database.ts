import { type Dialect, Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Random } from '../random'
import { migrate } from './migrate'
import type { Tables } from './schema'
import { openSqlite } from './sqlite'

export interface Database {
  kysely: Kysely<Tables>
  /** Whether other processes may work on the same tables: then nothing is kept in memory only. */
  shared: boolean
  /** Flushes and closes. */
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** ':memory:' for tests. */
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

/**
 * Opens the database and brings its tables up to date. Throws when it cannot be reached or written.
 * @param upgrade false leaves the tables as they are: for a look at the database of another version
 */
export async function openDatabase({ DATA_DIR, DATABASE_URL }: DatabaseSettings, upgrade = true): Promise<Database> {
  if (DATABASE_URL) {
    const { openPostgres } = await import('./postgres')
    const kysely = await opened(openPostgres(DATABASE_URL), upgrade)
    return { kysely, shared: true, close: () => kysely.destroy() }
  }
  const { dialect, checkpoint } = openSqlite(DATA_DIR)
  const kysely = await opened(dialect, upgrade)
  const close = async () => {
    checkpoint()
    await kysely.destroy()
  }
  return { kysely, shared: false, close }
}

async function opened(dialect: Dialect, upgrade: boolean): Promise<Kysely<Tables>> {
  const kysely = new Kysely<Tables>({ dialect })
  try {
    if (upgrade) await migrate(kysely as unknown as Kysely<never>)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  return kysely
}

/** The secret of that name, made at the first start; servers on one database share it. */
export async function secretOf({ kysely }: Database, name: string, random: Random, clock: Clock): Promise<string> {
  const made = { name, value: random(32).toString('base64url'), created_at: clock() }
  await kysely
    .insertInto('secrets')
    .values(made)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await kysely.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
