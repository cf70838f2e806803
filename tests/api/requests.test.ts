import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { displayWidth } from '../../server/cli/table'
import { booking, NOW } from './setup/clinic-server'
import { requests } from './setup/command-line'
import { putEnquiry, UNKNOWN_NOTICE } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const DAY = 24 * 60 * 60 * 1000
const retained = 396 * DAY

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'clinic-export-'))
  await putEnquiry(db, { reference: 'VC-AAAA-22' })
  await putEnquiry(db, { reference: 'VC-BBBB-22', kind: 'callback', email: null, date: null, message: '' }, NOW - DAY)
  await putEnquiry(db, { reference: 'VC-CCCC-22', kind: 'contact', mobile: '9123456780', name: 'आशा राव' }, NOW - retained - 1)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await db.close()
})

/** As if the mail server had refused, or there had been none. */
const fail = (reference: string, state: 'dead' | 'held') =>
  db.kysely.updateTable('outbox').set({ state, last_error: 'EENVELOPE 550 RCPT TO' }).where('reference', '=', reference).execute()

const stored = async () =>
  (await db.kysely.selectFrom('enquiries').select('reference').orderBy('reference').execute()).map(({ reference }) => reference)
const listed = async (...words: string[]) =>
  (JSON.parse((await requests(db, ['list', '--json', ...words])).out) as { reference: string }[]).map(
    ({ reference }) => reference,
  )

describe('requests', () => {
  it.each([[['help']], [['--help']], [['list', '--help']], [['purge', '-h']]])('%j explains the commands', async (words) => {
    const { code, out } = await requests(db, words)
    expect(code).toBe(0)
    for (const command of ['list', 'show', 'export', 'correct', 'erase', 'purge', 'audit', 'mail', 'rotate-secrets', '--dry-run'])
      expect(out).toContain(command)
  })

  it.each([
    [[], /list/],
    [['lisst'], /no command lisst/],
    [['list', '--frm', '2026-11-21'], /--frm/],
    [['list', '--from', '21.11.2026'], /--from is a day/],
    [['list', '--kind', 'spam'], /--kind is one of/],
    [['list', '--phone', '12'], /--phone is a number/],
    [['list', '--limit', '0'], /--limit/],
    [['show'], /one reference/],
    [['erase'], /references, --phone/],
    [['erase', 'VC-AAAA-22', '--phone', '9876543210'], /one of them/],
    [['erase', '--dry-run'], /--from, --to or --kind/],
    [['erase', 'VC-AAAA-22', '--from', '2026-11-21'], /one person/],
    [['export', '--csv', '--json'], /not both/],
    [['purge', '--days', 'all', '--yes'], /--days/],
  ])('%j is answered with 2 and one plain sentence', async (words, sentence) => {
    const { code, out, err } = await requests(db, words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/ at |Error/)
    expect(await stored()).toHaveLength(3)
  })
})

describe('list', () => {
  it('shows the newest first in a table', async () => {
    const { code, out } = await requests(db, ['list'])
    expect(code).toBe(0)
    expect(out.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual([
      'REFERENCE',
      'VC-AAAA-22',
      'VC-BBBB-22',
      'VC-CCCC-22',
      '',
    ])
    expect(out).toContain('2026-11-21 12:30')
  })

  it.each([60, 80, 100, 200])('fits a terminal of %i columns, whatever was typed', async (columns) => {
    await putEnquiry(db, { reference: 'VC-DDDD-22', name: '漢字'.repeat(30), message: `a\u001b[2Jb\n${'long '.repeat(200)}` })
    const { out } = await requests(db, ['list'], { columns })
    for (const line of out.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
    expect(out).not.toContain('\u001b')
    expect(out).toContain('VC-DDDD-22')
  })

  it.each([
    [['--from', '2026-11-21'], ['VC-AAAA-22']],
    [['--from', '2026-11-20', '--to', '2026-11-20'], ['VC-BBBB-22']],
    [['--kind', 'contact'], ['VC-CCCC-22']],
    [
      ['--phone', '+91 98765 43210'],
      ['VC-AAAA-22', 'VC-BBBB-22'],
    ],
    [['--phone', '09123456780'], ['VC-CCCC-22']],
    [
      ['--email', 'ASHA@example.org'],
      ['VC-AAAA-22', 'VC-CCCC-22'],
    ],
    [
      ['--name', 'asha'],
      ['VC-AAAA-22', 'VC-BBBB-22'],
    ],
    [['--name', 'राव'], ['VC-CCCC-22']],
    [
      ['--name', '%'],
      ['VC-AAAA-22', 'VC-BBBB-22', 'VC-CCCC-22'],
    ],
    [['--kind', 'contact', '--from', '2026-11-01'], []],
    [['--limit', '1'], ['VC-AAAA-22']],
  ])('with %j finds %j', async (words, expected) => {
    expect(await listed(...words)).toEqual(expected)
  })

  it('counts days as the clinic does, not as London does', async () => {
    await putEnquiry(db, { reference: 'VC-EEEE-22' }, Date.parse('2026-11-19T19:00:00Z'))
    expect(await listed('--from', '2026-11-20', '--to', '2026-11-20')).toEqual(['VC-BBBB-22', 'VC-EEEE-22'])
  })

  it('says how many there are when it does not show all', async () => {
    expect((await requests(db, ['list', '--limit', '2'])).err).toContain('The newest 2 of 3 requests')
  })
})

describe('show', () => {
  it('shows everything, in any case of the reference', async () => {
    const { code, out } = await requests(db, ['show', 'vc-aaaa-22'])
    expect(code).toBe(0)
    for (const part of [
      'Asha Rao',
      '9876543210',
      booking.email,
      'Monday, 23 November 2026',
      booking.message,
      'waiting after 0 attempts',
    ])
      expect(out).toContain(part)
  })

  it('answers 1 when there is no such request', async () => {
    expect(await requests(db, ['show', 'VC-ZZZZ-99'])).toEqual({ code: 1, out: '', err: 'There is no request VC-ZZZZ-99.\n' })
  })

  it('is JSON for programs', async () => {
    const shown = JSON.parse((await requests(db, ['show', 'VC-AAAA-22', '--json'])).out) as Record<string, unknown>
    expect(shown).toMatchObject({
      name: 'Asha Rao',
      received: '2026-11-21T12:30:00.000+05:30',
      emails: [{ to: 'clinic' }, { to: 'visitor' }],
    })
  })
})

describe('export', () => {
  it('writes CSV, the oldest first, that no spreadsheet takes for formulas', async () => {
    await putEnquiry(db, {
      reference: 'VC-DDDD-22',
      message: '=HYPERLINK("https://evil.example","x")',
      name: '+1',
      requesturl: '@SUM(1)',
    })
    await putEnquiry(db, { reference: 'VC-EEEE-22', message: ' \t=1+1\nsecond "line"', name: '＝1', requesturl: '-1' })
    const { code, out } = await requests(db, ['export'])
    expect(code).toBe(0)
    const lines = out.split('\r\n')
    expect(lines[0]).toBe(
      '"reference","kind","received","name","mobile","email","date","message","page","referrer","notice","noticeServed","noticeHash"',
    )
    expect(lines[1]).toContain('"VC-CCCC-22"')
    expect(out).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`)
    for (const cell of [`"'+1"`, `"'@SUM(1)"`, `"' \t=1+1\nsecond ""line"""`, `"'＝1"`, `"'-1"`]) expect(out).toContain(cell)
  })

  it('writes all of many requests, in order, with a bar for the person who waits', async () => {
    for (let count = 0; count < 1_200; count++)
      await db.kysely
        .insertInto('enquiries')
        .values({
          ...booking,
          ...UNKNOWN_NOTICE,
          kind: 'contact',
          reference: `VC-${count}`,
          created_at: NOW + Math.floor(count / 7),
        })
        .execute()
    const { out, err } = await requests(db, ['export', '--json', '--from', '2026-11-21'], { columns: 80 })
    const references = (JSON.parse(out) as { reference: string; received: string }[]).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(1_201)
    expect(err).toMatch(/\[#+\.*\] {1,3}\d+%/)
    expect(err).toMatch(/1,201 requests\n$/)
  })

  it('of nothing is an empty list', async () => {
    expect((await requests(db, ['export', '--json', '--from', '2027-01-01'])).out).toBe('[]\n')
  })

  it('makes a file that only its owner reads and Excel understands, and overwrites none', async () => {
    const file = join(folder, 'requests.csv')
    expect((await requests(db, ['export', '--output', file])).code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const written = readFileSync(file, 'utf8')
    expect(written.startsWith('\ufeff"reference"')).toBe(true)
    expect(written).toContain('आशा राव')
    const again = await requests(db, ['export', '-o', file])
    expect([again.code, readFileSync(file, 'utf8')]).toEqual([2, written])
  })
})

describe('erase', () => {
  it('asks, and does nothing unless the answer is yes', async () => {
    const { code, err } = await requests(db, ['erase', 'VC-AAAA-22'], { columns: 80, answer: 'y' })
    expect(code).toBe(1)
    expect(err).toContain('Erase 1 request for ever?')
    expect(await stored()).toContain('VC-AAAA-22')
  })

  it('does nothing where nobody can answer, unless --yes is given', async () => {
    expect((await requests(db, ['erase', 'VC-AAAA-22'])).code).toBe(1)
    expect(await stored()).toHaveLength(3)
    expect((await requests(db, ['erase', 'VC-AAAA-22', '--yes'])).code).toBe(0)
    expect(await stored()).toEqual(['VC-BBBB-22', 'VC-CCCC-22'])
  })

  it('takes all requests of a phone number with their e-mails, and writes down that it was done', async () => {
    expect((await requests(db, ['erase', '--phone', '98765 43210'], { columns: 80, answer: 'yes' })).code).toBe(0)
    expect(await stored()).toEqual(['VC-CCCC-22'])
    expect(await db.kysely.selectFrom('outbox').select('reference').distinct().execute()).toEqual([{ reference: 'VC-CCCC-22' }])
    const [audit, ...more] = await db.kysely.selectFrom('audit').selectAll().execute()
    expect(more).toEqual([])
    expect(audit).toMatchObject({
      action: 'erase',
      done_by: 'reception',
      enquiries: 2,
      detail: 'VC-AAAA-22 VC-BBBB-22',
      done_at: NOW,
    })
    expect(JSON.stringify(audit)).not.toContain('98765')
  })

  it('takes all requests of some days or a kind, such as the junk of a flood, and first tells how many with --dry-run', async () => {
    const dry = await requests(db, ['erase', '--from', '2026-11-20', '--kind', 'callback', '--dry-run'])
    expect([dry.code, dry.out]).toEqual([0, '1 request would be erased\n'])
    expect(await stored()).toHaveLength(3)
    expect((await requests(db, ['erase', '--to', '2026-11-20'])).code).toBe(1)
    expect((await requests(db, ['erase', '--from', '2026-11-20', '--kind', 'callback', '--yes'])).code).toBe(0)
    expect(await stored()).toEqual(['VC-AAAA-22', 'VC-CCCC-22'])
    expect(await db.kysely.selectFrom('outbox').select('id').where('reference', '=', 'VC-BBBB-22').execute()).toEqual([])
    expect(await db.kysely.selectFrom('audit').select(['action', 'enquiries', 'detail']).execute()).toEqual([
      { action: 'erase', enquiries: 1, detail: 'VC-BBBB-22' },
    ])
    expect((await requests(db, ['erase', '--from', '2026-11-22', '--yes'])).code).toBe(1)
  })

  it('erases nothing when one of the references is wrong', async () => {
    const { code, err } = await requests(db, ['erase', 'VC-AAAA-22', 'VC-ZZZZ-99', '--yes'])
    expect([code, err]).toEqual([1, 'There is no request VC-ZZZZ-99.\n'])
    expect(await stored()).toHaveLength(3)
    expect(await db.kysely.selectFrom('audit').selectAll().execute()).toEqual([])
  })
})

describe('purge', () => {
  it('only counts with --dry-run', async () => {
    const { code, out } = await requests(db, ['purge', '--dry-run'])
    expect([code, out]).toEqual([0, '1 request older than 396 days (received before 2025-10-21 12:30)\n'])
    expect(await stored()).toHaveLength(3)
  })

  it('removes what is older than the retention time and writes down that it was done', async () => {
    expect((await requests(db, ['purge'], { columns: 80, answer: 'yes' })).code).toBe(0)
    expect(await stored()).toEqual(['VC-AAAA-22', 'VC-BBBB-22'])
    expect(await db.kysely.selectFrom('audit').select(['action', 'enquiries', 'detail']).execute()).toEqual([
      { action: 'purge', enquiries: 1, detail: 'older than 396 days (received before 2025-10-21 12:30): VC-CCCC-22' },
    ])
  })

  it('names the requests whose e-mails are still in the clinic’s mailbox', async () => {
    expect((await requests(db, ['purge', '--yes'])).err).toContain('mailbox, too: VC-CCCC-22')
  })

  it('asks nothing when there is nothing to remove', async () => {
    await requests(db, ['purge', '--yes'])
    expect(await requests(db, ['purge'])).toMatchObject({ code: 0, out: expect.stringContaining('0 requests') })
  })

  it('takes another number of days', async () => {
    expect((await requests(db, ['purge', '--days', '1', '--dry-run'])).out).toMatch(/^1 request older than 1 day /)
  })
})

describe('mail', () => {
  it('tells the state of the outbox and why e-mails were given up', async () => {
    await fail('VC-AAAA-22', 'dead')
    const { code, out } = await requests(db, ['mail'])
    expect(code).toBe(0)
    expect(out).toMatch(/waiting {3}3, the oldest since 2025-10-21 12:29\ngiven up {2}2; /)
    expect(out).toMatch(/VC-AAAA-22 {2}clinic .*550/)
  })

  it('tries again what was given up, and with --held what was kept without a mail server', async () => {
    await fail('VC-AAAA-22', 'dead')
    await fail('VC-BBBB-22', 'held')
    expect((await requests(db, ['mail', '--retry'])).err).toBe('2 e-mails will be tried again.\n')
    expect((await requests(db, ['mail', '--retry', '--held'])).err).toBe('1 e-mail will be tried again.\n')
    expect(JSON.parse((await requests(db, ['mail', '--json'])).out)).toMatchObject({
      pending: 5,
      dead: 0,
      held: 0,
      deadLetters: [],
    })
  })
})
