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

/** An empty database with its tables: in memory on SQLite, one that no other test has meanwhile on PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = used.pop() ?? (await freshPostgres())
  const db = await openDatabase({ DATA_DIR: ':memory:', DATABASE_URL: url })
  if (!url) return { ...db, again: () => Promise.resolve({ ...db, close: () => Promise.resolve() }) }
  return {
    ...db,
    again: () => openDatabase({ DATA_DIR: ':memory:', DATABASE_URL: url }),
    async close() {
      await db.close()
      await ask(url, EMPTY)
      used.push(url)
    },
  }
}

/** Whoever is still connected goes first: a server that a test has killed may hold a lock. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  drop schema public cascade;
  create schema public`
