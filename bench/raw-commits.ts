import { join } from 'node:path'
import Libsql from 'libsql'
import { folder, remove } from './clinic-process'

/** The yardstick for bookings: rows that are on disk, one commit each, per second, with the server's settings of SQLite. */
export function rawCommits(seconds: number): number {
  const dir = folder()
  const file = new Libsql(join(dir, 'raw.sqlite'))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec('create table enquiries (reference text primary key, name text, mobile text, message text, created_at integer)')
  const insert = file.prepare('insert into enquiries values (?, ?, ?, ?, ?)')
  const from = performance.now()
  let commits = 0
  while (performance.now() - from < seconds * 1000)
    insert.run(`VC-${commits++}`, 'Asha Rao', '9876543210', 'After five, please.', Date.now())
  const rate = commits / ((performance.now() - from) / 1000)
  file.close()
  remove(dir)
  return rate
}
