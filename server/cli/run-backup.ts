import { existsSync, statSync } from 'node:fs'
import { auditRow, writeAudit } from '../db/audit'
import { backupSqlite, checkCopy } from '../db/backup'
import { type DatabaseSettings, openDatabase } from '../db/database'
import { countRequests } from '../db/requests'
import { sqliteFile } from '../db/sqlite'
import { count, DONE, NOT_DONE, NOT_UNDERSTOOD } from './command'
import type { Terminal } from './terminal'

const usage = `Copies the database into a new file while the server runs.

  npm run backup -- FILE
  npm run backup -- --verify FILE    reads an earlier copy through

FILE must not exist yet. It holds what visitors wrote: keep it as safe as the database itself.
`

/** Runs `backup` with its words; answers the exit code. Throws what hinders the copy. */
export async function runBackup(
  args: string[],
  { DATA_DIR, DATABASE_URL }: DatabaseSettings,
  terminal: Terminal,
): Promise<number> {
  const [file, ...rest] = args
  if (file === '--help' || file === '-h') {
    await terminal.print(usage)
    return DONE
  }
  if (file === '--verify' && rest.length === 1) return verify(rest[0] ?? '', terminal)
  if (!file || file.startsWith('-') || rest.length > 0) {
    terminal.tell(usage)
    return NOT_UNDERSTOOD
  }
  if (DATABASE_URL) {
    terminal.tell(
      `The requests are on PostgreSQL, which has a tool of its own for this:\n\n  pg_dump --format=custom --file=${quoted(file)} "$DATABASE_URL"\n`,
    )
    return NOT_DONE
  }
  const source = sqliteFile(DATA_DIR)
  if (!existsSync(source)) {
    terminal.tell(`There is no database at ${source}. Is DATA_DIR the server's, and has the server run?\n`)
    return NOT_DONE
  }
  await writeDown(DATA_DIR, terminal.user)
  const enquiries = await backupSqlite(source, file)
  await terminal.print(`${count(enquiries, 'request')} in ${file} (${size(statSync(file).size)}), checked\n`)
  return DONE
}

/** Before the copy is made: that it was taken stands in it, too. */
async function writeDown(DATA_DIR: string, user: string): Promise<void> {
  const db = await openDatabase({ DATA_DIR })
  try {
    await writeAudit(db.kysely, auditRow('backup', user, Date.now(), await countRequests(db.kysely, {})))
  } finally {
    await db.kysely.destroy()
  }
}

async function verify(file: string, terminal: Terminal): Promise<number> {
  if (!existsSync(file)) {
    terminal.tell(`There is no file ${file}.\n`)
    return NOT_DONE
  }
  await terminal.print(`${count(checkCopy(file), 'request')} in ${file} (${size(statSync(file).size)}), whole\n`)
  return DONE
}

/** As a shell takes it. */
const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
