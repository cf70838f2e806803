import { join } from 'node:path'
import Libsql from 'libsql'
import { Client } from 'pg'
import { folder, remove } from './clinic-process'

const TABLE = 'create table enquiries (reference text primary key, name text, mobile text, message text, created_at bigint)'
const ROW = ['Asha Rao', '9876543210', 'After five, please.'] as const

/** The yardstick for bookings: rows that are on disk, one commit each, per second, with the server's settings of SQLite. */
export function rawCommits(seconds: number): number {
  const dir = folder()
  const file = new Libsql(join(dir, 'raw.sqlite'))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec(TABLE)
  const insert = file.prepare('insert into enquiries values (?, ?, ?, ?, ?)')
  const from = performance.now()
  let commits = 0
  while (performance.now() - from < seconds * 1000) insert.run(`VC-${commits++}`, ...ROW, Date.now())
  const rate = commits / ((performance.now() - from) / 1000)
  file.close()
  remove(dir)
  return rate
}

/** The same on PostgreSQL, by as many connections at once as a process of ours opens. */
export async function rawPostgresCommits(url: string, connections: number, seconds: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  await clients[0]?.query(`create schema raw; set search_path to raw; ${TABLE}`)
  const from = performance.now()
  let commits = 0
  const insert = { name: 'insert', text: 'insert into raw.enquiries values ($1, $2, $3, $4, $5)' }
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - from < seconds * 1000)
        await client.query({ ...insert, values: [`VC-${commits++}`, ...ROW, Date.now()] })
    }),
  )
  const rate = commits / ((performance.now() - from) / 1000)
  await clients[0]?.query('drop schema raw cascade')
  await Promise.all(clients.map((client) => client.end()))
  return rate
}
