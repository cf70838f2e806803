import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { displayWidth } from '../../server/cli/table'
import { booking, NOW } from './setup/clinic-server'
import { requests } from './setup/command-line'
import { putEnquiry, UNKNOWN_NOTICE } from './setup/outbox'
import type { TestDatabase } from './setup/test-database'
import { threeRequests } from './setup/three-requests'

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await threeRequests()
  folder = mkdtempSync(join(tmpdir(), 'clinic-export-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await db.close()
})

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
    for (const command of [
      'list',
      'show',
      'export',
      'correct',
      'erase',
      'purge',
      'audit',
      'report',
      'mail',
      'rotate-secrets',
      '--dry-run',
    ])
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
