/** One build at a time in a folder: two would write into one dist.new. */
import { mkdirSync } from 'node:fs'
import Libsql from 'libsql'

const LOCK = '.cache/build.lock'
/** In ms: longer than the build of a thousand treatments takes (docs/performance.md). */
const PATIENCE = 30 * 60_000

/**
 * Waits until no other process builds in this folder; `waited` when it had to. The lock is SQLite's, on a file of its own: the system takes it back
 * from a process that ends, in whatever way.
 */
export function takeTurn() {
  mkdirSync('.cache', { recursive: true })
  const lock = new Libsql(LOCK)
  const turn = { waited: false, end: () => void lock.close() }
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error
    process.stderr.write('Another build of this folder is under way: waiting for it.\n')
    lock.pragma(`busy_timeout = ${PATIENCE}`)
    lock.exec('begin exclusive')
    turn.waited = true
  }
  return turn
}
