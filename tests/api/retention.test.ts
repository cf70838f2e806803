import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditRow, writeAudit } from '../../server/db/audit'
import { checkData } from '../../server/check-data'
import { readEnv } from '../../server/env'
import { eraseDue, erasesByItself } from '../../server/retention'
import { NOW } from './setup/clinic-server'
import { putEnquiry } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const DAY = 24 * 60 * 60 * 1000

let db: TestDatabase
beforeEach(async () => {
  db = await openTestDatabase()
  await putEnquiry(db, { reference: 'VC-OLDD-22' }, NOW - 400 * DAY)
  await putEnquiry(db, { reference: 'VC-NEWW-22' }, NOW - 300 * DAY)
})
afterEach(() => db.close())

const stored = async () =>
  (await db.kysely.selectFrom('enquiries').select('reference').orderBy('reference').execute()).map(({ reference }) => reference)

/** The server runs from one day to another and looks twice a day, as often as it matters here. */
async function run(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day += 0.5) await eraseDue(db.kysely, 396, NOW + day * DAY)
}

const warnings = async (settings: Record<string, string> = {}) => {
  const said: string[] = []
  const log = { warn: (...words: unknown[]) => void said.push(String(words.at(-1))) }
  await checkData(log as never, { db, env: readEnv({ DATA_DIR: ':memory:', ...settings }), clock: () => NOW })
  return said.join('\n')
}

it('the server erases by itself what the privacy notice says is erased, and writes down which requests went', async () => {
  await run(0, 7)
  expect(await stored()).toEqual(['VC-NEWW-22'])
  expect(await db.kysely.selectFrom('audit').select(['action', 'done_by', 'enquiries', 'detail']).execute()).toEqual([
    { action: 'purge', done_by: 'server', enquiries: 1, detail: 'older than 396 days: VC-OLDD-22' },
  ])
})

it('a clock that stands years ahead costs no request: it must have gone steadily for a week', async () => {
  await run(0, 6)
  await run(800, 806)
  await run(7, 13)
  expect(await stored()).toEqual(['VC-NEWW-22', 'VC-OLDD-22'])
  await run(13.5, 14)
  expect(await stored()).toEqual(['VC-NEWW-22'])
})

it('who read requests is forgotten after as long, and who erased some is not', async () => {
  for (const action of ['list', 'erase'] as const) await writeAudit(db.kysely, auditRow(action, 'reception', NOW - 400 * DAY))
  await run(0, 7)
  const rows = await db.kysely.selectFrom('audit').select('action').orderBy('action').execute()
  expect(rows.map(({ action }) => action)).toEqual(['erase', 'purge'])
})

it.each([
  [{}, true],
  [{ PURGE: 'off' }, false],
  [{ RETENTION_DAYS: '39' }, false],
])('with %j the server erases by itself: %s', (settings, expected) => {
  expect(erasesByItself(readEnv(settings))).toBe(expected)
})

it('the start tells when a request is older than promised, and when nothing is erased by itself', async () => {
  expect(await warnings()).toMatch(/oldest request is 400 days old/)
  expect(await warnings({ RETENTION_DAYS: '500' })).toBe('')
  expect(await warnings({ RETENTION_DAYS: '90' })).toMatch(/nothing is erased by itself/)
})
