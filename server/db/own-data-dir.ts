import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { isBusy } from './patient-connection'

/** Never closed: a lock that nobody refers to any more would be collected, and given back. */
const held: object[] = []

/**
 * Makes this process the only server of a DATA_DIR, until it ends: limits and captchas are counted in its memory. The lock is SQLite's, on
 * an empty file: the kernel gives it back whatever ends the process. Throws one line when another server has it.
 */
export function ownDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new Libsql(join(dataDir, 'server.lock'))
  held.push(lock)
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    const what = `DATA_DIR ${dataDir} is in use by another server: stop that one first, or give both one DATABASE_URL`
    throw new Error(what, { cause })
  }
}
