import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openExisting } from '../../server/cli/open-existing'
import { runBackup } from '../../server/cli/run-backup'
import { type Database, openDatabase } from '../../server/db/database'
import { sqliteFile } from '../../server/db/sqlite'
import { fakeTerminal } from './setup/command-line'
import { putEnquiry } from './setup/outbox'
import { program } from './setup/programs'

const run = promisify(execFile)

let folder: string
let db: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-backup-'))
  db = await openDatabase({ DATA_DIR: join(folder, 'data') })
  await putEnquiry(db)
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

async function backup(words: string[], settings: Record<string, string> = {}) {
  const { terminal, seen } = fakeTerminal()
  const code = await runBackup(words, { DATA_DIR: join(folder, 'data'), ...settings }, terminal)
  return { code, ...seen }
}

it('a backup made while the server writes holds every request with its e-mails', async () => {
  const copy = join(folder, 'clinic.sqlite')
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  const { file, cwd } = program('backup')
  const copying = run(process.execPath, [file, copy], { cwd, env })
  let written = 1
  for (; copying.child.exitCode === null; written++) {
    await putEnquiry(db, { reference: `VC-COPY-${written}` })
    // SQLite answers in the same turn: let the news of the copy's end through.
    await new Promise(setImmediate)
  }
  const { stdout } = await copying
  expect(stdout).toMatch(/^[\d,]+ requests? in .*clinic\.sqlite \(.*\), checked\n$/)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const restored = await openDatabase({ DATA_DIR: folder })
  const enquiries = await restored.kysely.selectFrom('enquiries').select('reference').execute()
  const letters = await restored.kysely.selectFrom('outbox').select('id').execute()
  await restored.close()
  expect(enquiries.length).toBeGreaterThan(1)
  expect(enquiries.length).toBeLessThan(written)
  expect(letters.length).toBe(2 * enquiries.length)
})

it('a backup overwrites nothing and leaves no half file', async () => {
  await expect(backup([sqliteFile(join(folder, 'data'))])).rejects.toThrow('exists already')
  await expect(backup([join(folder, 'nowhere', 'copy')])).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['data'])
})

it('on PostgreSQL it says how PostgreSQL is copied, and tells no password', async () => {
  const { code, err } = await backup(['a copy'], { DATABASE_URL: 'postgres://clinic:secret@db.example/clinic' })
  expect(code).toBe(1)
  expect(err).toContain(`pg_dump --format=custom --file='a copy' "$DATABASE_URL"`)
  expect(err).not.toContain('secret')
})

it.each([[[]], [['--all']], [['a', 'b']]])('%j is answered with 2 and the usage', async (words) => {
  const { code, err } = await backup(words)
  expect([code, err]).toEqual([2, expect.stringContaining('npm run backup -- FILE')])
})

it('where no server has run the commands say so instead of making an empty database', async () => {
  const nowhere = join(folder, 'empty')
  expect(() => openExisting({ DATA_DIR: nowhere })).toThrow(`There is no database at ${nowhere}`)
  expect((await backup([join(folder, 'copy')], { DATA_DIR: nowhere })).code).toBe(1)
  expect(readdirSync(folder)).toEqual(['data'])
})
