import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../../server/db/database'
import { ask } from './ask-postgres'

export interface TestDatabase extends Database {
  /** Another process's way to the same tables: on PostgreSQL with connections of its own. */
  again(): Promise<Database>
}

/** Where DATABASE_URL of a fresh, empty database points; undefined in the project that runs on SQLite. */
export async function freshPostgres(): Promise<string | undefined> {
  const { server, prefix } = inject('postgres') ?? {}
  if (!server) return undefined
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await ask(server, `create database ${name}`)
  return url.href
}

/** Databases on PostgreSQL that a test is done with: to empty one takes a tenth of the time that making one does. */
const used: string[] = []
let shape: string | undefined

/** An empty database with its tables: in memory on SQLite, one that no other test has meanwhile on PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const emptied = used.pop()
  const url = emptied ?? (await freshPostgres())
  const db = await openDatabase({ DATA_DIR: ':memory:', DATABASE_URL: url }, !emptied)
  if (!url) return { ...db, again: () => Promise.resolve({ ...db, close: () => Promise.resolve() }) }
  shape ??= await shapeOf(url)
  return {
    ...db,
    again: () => openDatabase({ DATA_DIR: ':memory:', DATABASE_URL: url }),
    async close() {
      await db.close()
      // What a test has broken nobody uses any more.
      if ((await shapeOf(url)) !== shape) return
      await ask(url, EMPTY)
      used.push(url)
    },
  }
}

/** How many columns, constraints and triggers of ours a database has; its own are numbered lower. */
async function shapeOf(url: string): Promise<string> {
  const counts = ['attribute where attrelid', 'constraint where oid', 'trigger where oid'].map(
    (things) => `(select count(*) from pg_${things} >= 16384)`,
  )
  const [row] = await ask(url, `select concat_ws(' ', ${counts.join()}) as shape`)
  return row?.shape ?? ''
}

/** All but what says how far the tables are; whoever is still connected goes first, for a server that a test has killed may hold a lock. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  do $$ begin
    execute (select 'truncate ' || string_agg(quote_ident(relname), ',') || ' restart identity' from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%');
  end $$`
