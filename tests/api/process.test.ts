import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database'
import { booking, CODE } from './setup/clinic-server'
import { program } from './setup/programs'
import { freshPostgres } from './setup/test-database'

const dataDir = mkdtempSync(join(tmpdir(), 'clinic-data-'))
const running = new Set<ChildProcess>()
afterEach(async () => {
  const killed = [...running].map((child) => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    return gone
  })
  await Promise.all(killed)
})
let postgres: string | undefined
beforeAll(async () => {
  postgres = await freshPostgres()
})
afterAll(() => rmSync(dataDir, { recursive: true }))

interface Started {
  child: ChildProcess
  url: string
  output(): string
  ended: Promise<number | null>
}

/** Starts the server as its own process and waits until it listens or ends. */
function start(settings: Record<string, string> = {}): Promise<Started> {
  const where = { DATA_DIR: dataDir, DATABASE_URL: postgres ?? '' }
  const env = { ...process.env, ...where, PORT: '0', CAPTCHA_TEST_CODE: CODE, RATE_LIMIT: 'off', ...settings }
  const { file, cwd } = program('main')
  const child = spawn(process.execPath, [file], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /listening at http:\/\/[^"]*?:(\d+)"/.exec(output)?.[1]
      if (port) resolve({ child, url: `http://localhost:${port}`, output: () => output, ended })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => resolve({ child, url: '', output: () => output, ended }))
  })
}

const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
/** Runs a command of the command line; answers what it printed. */
function run(command: 'requests' | 'backup', words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: postgres ?? '' }
  const { file, cwd } = program(command)
  const child = spawn(process.execPath, [file, ...words], { cwd, env })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((resolve) =>
    child.on('close', () => {
      running.delete(child)
      resolve(printed)
    }),
  )
}

async function book(url: string): Promise<string> {
  const captcha = await fetch(`${url}/captcha/api`)
  const { key } = (await captcha.json()) as { key: string }
  const reply = await fetch(`${url}/api/save-appointment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: captcha.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      'x-xsrf-token': captcha.headers.get('x-xsrf-token') ?? '',
      origin: url,
    },
    body: JSON.stringify({ ...booking, date: nextMonth, key, captcha: CODE }),
  })
  return ((await reply.json()) as { reference: string }).reference
}

describe('the server as a process', () => {
  it('keeps an acknowledged booking through kill -9', async () => {
    const { child, url, ended } = await start()
    const reference = await book(url)
    child.kill('SIGKILL')
    await ended
    const db = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: postgres })
    const rows = await db.kysely.selectFrom('enquiries').select('reference').execute()
    await db.close()
    expect(rows).toContainEqual({ reference })
  })

  it('logs nothing of what visitors sent, and ends with 0 on SIGTERM', async () => {
    const first = await start()
    await book(first.url)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output()).toContain('/api/save-appointment')
    for (const secret of [booking.name, booking.mobile, booking.email, booking.message])
      expect(first.output()).not.toContain(secret)
  })

  it('logs one line a request, each with an id of its own', async () => {
    const { child, url, output, ended } = await start()
    for (const path of ['/health/live', '/captcha/api?secret=1', '/no-such-page']) await fetch(url + path)
    child.kill('SIGTERM')
    await ended
    const lines = output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line) as { reqId: string; path: string; status: number })
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/health/live', 200],
      ['/captcha/api', 200],
      ['/no-such-page', expect.any(Number)],
      ...lines.slice(3).map(() => expect.anything()),
    ])
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length)
  })

  it('starts three times at once on an empty PostgreSQL, and once in an empty folder', { timeout: 90_000 }, async () => {
    const fresh = await freshPostgres()
    const rival = { DATA_DIR: `${dataDir}/empty`, DATABASE_URL: fresh ?? '' }
    const started = await Promise.all([start(rival), start(rival), start(rival)])
    const said = started.map(({ url, output }) => url || output()).toSorted()
    const inUse = expect.stringMatching(/^DATA_DIR .*\/empty is in use by another server: [^\n]+\n$/)
    const listens = expect.stringMatching(/^http/)
    expect(said).toEqual(fresh ? [listens, listens, listens] : [inUse, inUse, listens])
  })

  it('starts at once after kill -9 of the one before', async () => {
    const first = await start()
    const reference = await book(first.url)
    first.child.kill('SIGKILL')
    await first.ended
    const second = await start()
    expect(second.url).toMatch(/^http/)
    expect(await book(second.url)).not.toBe(reference)
  })

  it('keeps running while the command line reads, erases and copies beside it', { timeout: 90_000 }, async () => {
    const { url } = await start()
    const reference = await book(url)
    const copy = join(dataDir, 'copy.sqlite')
    expect(await run('requests', ['show', reference])).toContain(booking.name)
    expect(await run('requests', ['erase', reference, '--yes'])).toContain('1 request')
    // PostgreSQL has a tool of its own for that.
    if (!postgres) expect(await run('backup', [copy])).toContain(copy)
    expect(await book(url)).toMatch(/^VC-/)
  })

  it('stops with one line when a setting is bad', async () => {
    const { output, ended } = await start({ PORT: 'many' })
    expect(await ended).toBe(1)
    expect(output()).toBe('PORT is not a whole number\n')
  })

  it('says that no mail is sent without SMTP_URL', async () => {
    const { output } = await start()
    expect(output()).toContain('SMTP_URL is not set')
  })
})
