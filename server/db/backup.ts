import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import Libsql from 'libsql'
import { newPrivateFile } from './private-file'

/**
 * Copies a database that may be in use into a new file, as it was at one moment, and checks the copy.
 * Answers how many enquiries it holds. Throws when `copy` exists or the check fails.
 */
export async function backupSqlite(file: string, copy: string): Promise<number> {
  if (existsSync(copy)) throw new Error(`${copy} exists already; a backup never overwrites`)
  const part = `${copy}.part`
  // An empty file is filled, and its journal gets its mode.
  await (await newPrivateFile(part)).close()
  try {
    const source = new Libsql(file, { readonly: true })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    const enquiries = checkCopy(part)
    await flush(part)
    await rename(part, copy)
    return enquiries
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Reads a copy through; answers how many enquiries it holds. Throws when it is damaged or no database of ours. */
export function checkCopy(file: string): number {
  const copy = new Libsql(file, { readonly: true })
  try {
    const { integrity_check: found } = copy.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`)
    return (copy.prepare('select count(*) as enquiries from enquiries').get() as { enquiries: number }).enquiries
  } finally {
    copy.close()
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
