import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../../server/db/database'

export interface TestDatabase extends Database {
  /** Another process's way to the same tables: on PostgreSQL with connections of its own. */
  again(): Promise<Database>
}

/** Where DATABASE_URL of a fresh, empty database points; undefined in the project that runs on SQLite. */
export async function freshPostgres(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = inject('postgres')
  if (!server) return undefined
  const name = `clinic_test_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await run(server, `create database ${name}`)
  return { url: url.href, drop: () => run(server, `drop database if exists ${name} with (force)`) }
}

/** An empty database with its tables: in memory on SQLite, one of its own on PostgreSQL, gone when closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const fresh = await freshPostgres()
  const db = await openDatabase({ DATA_DIR: ':memory:', DATABASE_URL: fresh?.url })
  if (!fresh) return { ...db, again: () => Promise.resolve({ ...db, close: () => Promise.resolve() }) }
  return {
    ...db,
    again: () => openDatabase({ DATA_DIR: ':memory:', DATABASE_URL: fresh.url }),
    async close() {
      await db.close()
      await fresh.drop()
    },
  }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
