import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runBackup } from '../../server/cli/run-backup'
import { openDatabase } from '../../server/db/database'
import { sqliteFile } from '../../server/db/sqlite'
import { openToOthers } from '../../server/open-to-others'
import { fakeTerminal, requests } from './setup/command-line'
import { putEnquiry } from './setup/outbox'
import { program } from './setup/programs'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-private-'))
  data = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

async function fill(): Promise<void> {
  const db = await openDatabase({ DATA_DIR: data })
  await putEnquiry(db)
  await db.close()
}

it('what the server and its commands write is for their account only, in a folder that others may open, too', async () => {
  mkdirSync(data, { mode: 0o755 })
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '', PORT: '0', CAPTCHA_TEST_CODE: '', RATE_LIMIT: 'on' }
  const [main, commands] = [program('main'), program('requests')]
  const server = spawn(process.execPath, [main.file], { cwd: main.cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  await new Promise<void>((resolve) => {
    server.on('exit', () => resolve())
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('listening at')) resolve()
    })
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const run = promisify(execFile)
  await run(process.execPath, [commands.file, 'list'], { cwd: commands.cwd, env })
  for (const file of readdirSync(data)) expect([file, modeOf(join(data, file))]).toEqual([file, '600'])
  server.kill('SIGTERM')
  await ended
  expect(output).toContain(`other accounts of this machine may read ${data}: chmod go= ${data}`)
})

it('a database that others may read is named with the command that closes it', async () => {
  mkdirSync(data, { mode: 0o700 })
  await fill()
  for (const file of readdirSync(data)) chmodSync(join(data, file), 0o600)
  chmodSync(sqliteFile(data), 0o644)
  expect(openToOthers(data)).toEqual([sqliteFile(data)])
  chmodSync(sqliteFile(data), 0o600)
  expect(openToOthers(data)).toEqual([])
})

it.each(['export', 'backup'])('an %s follows no link and takes no file that somebody laid there', async (what) => {
  await fill()
  const target = join(folder, 'target')
  const file = join(folder, 'copy')
  for (const lay of [() => symlinkSync(target, `${file}.part`), () => writeFileSync(`${file}.part`, '', { mode: 0o666 })]) {
    lay()
    await expect(write(what, file)).rejects.toThrow(`${file}.part exists already`)
    expect([existsSync(target), existsSync(file)]).toEqual([false, false])
    rmSync(`${file}.part`)
  }
  await write(what, file)
  expect(modeOf(file)).toBe('600')
})

async function write(what: string, file: string): Promise<void> {
  if (what === 'backup') return void (await runBackup([file], { DATA_DIR: data }, fakeTerminal().terminal))
  const db = await openDatabase({ DATA_DIR: data })
  try {
    await requests(db, ['export', '--output', file])
  } finally {
    await db.close()
  }
}

it('a backup is written down, in the database and in the copy, and can be verified later', async () => {
  await fill()
  const file = join(folder, 'copy')
  await write('backup', file)
  for (const place of [data, folder]) {
    if (place === folder) writeFileSync(sqliteFile(folder), readFileSync(file))
    const db = await openDatabase({ DATA_DIR: place })
    expect(await db.kysely.selectFrom('audit').select(['action', 'done_by', 'enquiries']).execute()).toEqual([
      { action: 'backup', done_by: 'reception', enquiries: 1 },
    ])
    await db.close()
  }
  const { terminal, seen } = fakeTerminal()
  expect(await runBackup(['--verify', file], { DATA_DIR: data }, terminal)).toBe(0)
  expect(seen.out).toMatch(/^1 request in .*copy \(.*\), whole\n$/)
  writeFileSync(file, 'no database at all, but long enough to be looked at'.repeat(100))
  await expect(runBackup(['--verify', file], { DATA_DIR: data }, terminal)).rejects.toThrow()
  expect(await runBackup(['--verify', join(folder, 'none')], { DATA_DIR: data }, terminal)).toBe(1)
})
