import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkData } from '../../server/check-data'
import { readEnv } from '../../server/env'
import { erasureList } from '../../server/erasures'
import { booking, CODE, NOW, startServer } from './setup/clinic-server'
import { requests } from './setup/command-line'
import { putEnquiry } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'clinic-rights-'))
  await putEnquiry(db, { reference: 'VC-AAAA-22' })
  await putEnquiry(db, { reference: 'VC-BBBB-22', email: 'other@example.org' })
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await db.close()
})

const stored = async () =>
  (await db.kysely.selectFrom('enquiries').select('reference').orderBy('reference').execute()).map(({ reference }) => reference)
const written = async () =>
  (JSON.parse((await requests(db, ['audit', '--json'])).out) as { did: string; who: string; requests: number; what: string }[])
    .map(({ did, who, requests: number, what }) => [did, who, number, what])
    .toSorted()

describe('who reads', () => {
  it('is written down with the account, the command, the filters without their values, and how many', async () => {
    await requests(db, ['list', '--phone', '9876543210', '--name', 'asha'])
    await requests(db, ['show', 'vc-aaaa-22'])
    await requests(db, ['export', '--email', 'other@example.org', '--output', join(folder, 'one.csv')])
    expect(await written()).toEqual([
      ['export', 'reception', 1, 'email output'],
      ['list', 'reception', 2, 'phone name'],
      ['show', 'reception', 1, 'VC-AAAA-22'],
    ])
    const everything = JSON.stringify(await db.kysely.selectFrom('audit').selectAll().execute())
    for (const value of ['9876543210', 'asha', 'other@', folder]) expect(everything).not.toContain(value)
  })

  it('can be looked up by day and by what was done', async () => {
    await requests(db, ['list'])
    await requests(db, ['erase', 'VC-AAAA-22', '--yes'])
    expect((await requests(db, ['audit', '--action', 'erase'])).out).toMatch(
      /2026-11-21 12:30 {2}reception {2}erase {2}1 +VC-AAAA-22/,
    )
    expect((await requests(db, ['audit', '--from', '2026-11-22'])).err).toBe('Nothing was written down.\n')
  })
})

describe('a person who asks', () => {
  it('for a correction gets it, by the rules of the forms, and the change is written down without its value', async () => {
    const { code, err } = await requests(db, [
      'correct',
      'vc-aaaa-22',
      '--phone',
      '+91 91234 56780',
      '--name',
      ' Asha  Rai ',
      '--yes',
    ])
    expect([code, err]).toEqual([0, expect.stringContaining('9123456780')])
    const row = await db.kysely
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', 'VC-AAAA-22')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Asha Rai', mobile: '9123456780', email: booking.email })
    expect(await written()).toEqual([['correct', 'reception', 1, 'VC-AAAA-22: name mobile']])
  })

  it('can have the day corrected, also to one that has passed meanwhile', async () => {
    for (const day of ['2026-12-01', '2020-02-29']) {
      expect(await requests(db, ['correct', 'VC-AAAA-22', '--date', day, '--yes'])).toMatchObject({ code: 0 })
      const { date } = await db.kysely
        .selectFrom('enquiries')
        .select('date')
        .where('reference', '=', 'VC-AAAA-22')
        .executeTakeFirstOrThrow()
      expect(date).toBe(day)
    }
  })

  it.each([
    [['VC-AAAA-22'], 2, /--name, --phone/],
    [['VC-AAAA-22', '--email', 'asha'], 2, /--email: Please Enter Valid email/],
    [['VC-AAAA-22', '--name', 'A1'], 2, /--name: Only alphabets allowed/],
    [['VC-AAAA-22', '--date', '2026-02-30'], 2, /--date: Please choose date/],
    [['VC-ZZZZ-99', '--name', 'Asha'], 1, /There is no request VC-ZZZZ-99/],
    [['VC-AAAA-22', '--name', 'Asha'], 1, /Nobody can answer here/],
  ])('correct %j is answered with %i and changes nothing', async (words, code, sentence) => {
    const before = await db.kysely.selectFrom('enquiries').selectAll().execute()
    const reply = await requests(db, ['correct', ...words])
    expect([reply.code, reply.err]).toEqual([code, expect.stringMatching(sentence)])
    expect(await db.kysely.selectFrom('enquiries').selectAll().execute()).toEqual(before)
  })

  it('for erasure by e-mail address is erased, and the e-mails to delete in the mailbox are named', async () => {
    const { code, err } = await requests(db, ['erase', '--email', 'OTHER@example.org', '--yes'])
    expect([code, await stored()]).toEqual([0, ['VC-AAAA-22']])
    expect(err).toContain("clinic's mailbox, too: VC-BBBB-22")
    expect((await requests(db, ['erase', '--email', 'other@example.org', '--yes'])).err).toContain('no request with that address')
  })
})

/** As the server's settings place it. */
const list = () => erasureList({ DATA_DIR: folder })

describe('the list of erasures', () => {
  it('lies outside the database, for this account only, with references and times and nothing else', async () => {
    await requests(db, ['erase', 'VC-AAAA-22', 'VC-BBBB-22', '--yes'], { erasures: list() })
    const file = join(folder, 'erased.txt')
    expect(readFileSync(file, 'utf8')).toBe('2026-11-21T07:00:00.000Z VC-AAAA-22\n2026-11-21T07:00:00.000Z VC-BBBB-22\n')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('that cannot be written hinders the erasure: it would come back with the next restore', async () => {
    writeFileSync(join(folder, 'file'), '')
    const erasures = erasureList({ DATA_DIR: folder, ERASURE_LIST: join(folder, 'file', 'erased.txt') })
    await expect(requests(db, ['erase', 'VC-AAAA-22', '--yes'], { erasures })).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(await stored()).toHaveLength(2)
  })

  it('makes a restored database forget again, at its start or by command, and leaves newer requests alone', async () => {
    await requests(db, ['erase', 'VC-AAAA-22', 'VC-BBBB-22', '--yes'], { erasures: list() })
    await putEnquiry(db, { reference: 'VC-AAAA-22' }, NOW - 1)
    await putEnquiry(db, { reference: 'VC-BBBB-22' }, NOW + 1)
    writeFileSync(join(folder, 'erased.txt'), '2026-11-21T07:0', { flag: 'a' })
    const said: unknown[] = []
    const env = readEnv({ DATA_DIR: folder, DATABASE_URL: 'postgres://any' })
    await checkData({ warn: (what: unknown) => void said.push(what) } as never, { db, env, clock: () => NOW })
    expect([said, await stored()]).toEqual([[{ requests: 1 }], ['VC-BBBB-22']])

    await putEnquiry(db, { reference: 'VC-AAAA-22' }, NOW - 1)
    expect((await requests(db, ['erase', '--again'], { erasures: list() })).out).toBe(
      '1 request had come back and is erased again\n',
    )
    expect(await stored()).toEqual(['VC-BBBB-22'])
  })
})

describe('after', () => {
  it('an erasure the same form sent again is not told that it was kept', async () => {
    const server = await startServer({ db: await db.again() })
    const { key, headers } = await server.visit()
    const body = { ...booking, key, captcha: CODE }
    const { reference } = (await server.post('/api/save-appointment', body, headers)).json<{ reference: string }>()
    await requests(db, ['erase', reference, '--yes'])
    const again = await server.post('/api/save-appointment', body, headers)
    expect([again.statusCode, again.json()]).toEqual([403, { result: 'captcha' }])
    expect(await stored()).not.toContain(reference)
    expect(await db.kysely.selectFrom('captchas').select(['body_digest', 'reference']).execute()).toEqual([
      { body_digest: null, reference: 'erased' },
    ])
    await server.stop()
  })

  it('the secrets were renewed an open form is refused cleanly, and its next captcha works', async () => {
    const before = await startServer({ db: await db.again() })
    const { key, headers } = await before.visit()
    await before.stop()
    expect((await requests(db, ['rotate-secrets', '--yes'])).err).toContain('Restart the server')
    const server = await startServer({ db: await db.again() })
    const body = { ...booking, key, captcha: CODE }
    expect((await server.post('/api/save-appointment', body, headers)).statusCode).toBe(403)
    const next = await server.visit()
    expect((await server.post('/api/save-appointment', body, next.headers)).json()).toEqual({ result: 'captcha' })
    expect((await server.post('/api/save-appointment', { ...body, key: next.key }, next.headers)).statusCode).toBe(200)
    await server.stop()
  })
})
