import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from './setup/clinic-server'
import { requests } from './setup/command-line'
import { putEnquiry } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const DAY = 24 * 60 * 60 * 1000
const SITE = 'https://www.vasant-clinic.example'

let db: TestDatabase
beforeEach(async () => {
  db = await openTestDatabase()
})
afterEach(() => db.close())

const came = (reference: string, refferelurl: string, change: Parameters<typeof putEnquiry>[1] = {}, at = NOW) =>
  putEnquiry(db, { reference, refferelurl, requesturl: '', ...change }, at)
/** The rows of a report, without its titles. */
const rows = async (...words: string[]) => {
  const { out } = await requests(db, ['report', '--csv', ...words])
  return out
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(1, -1).split('","'))
}

describe('where requests come from', () => {
  it('is counted week by week, from Monday on, with weeks in which nobody wrote', async () => {
    // NOW is a Saturday at noon, and the Sunday after it belongs to the same week.
    await came('VC-AAAA-22', `${SITE}/contact`, { kind: 'contact' })
    await came('VC-BBBB-22', `${SITE}/contact`, { kind: 'callback' }, NOW + DAY)
    await came('VC-CCCC-22', `${SITE}/lp`, {}, NOW + 16 * DAY)
    expect((await rows()).map((row) => row.slice(0, 5))).toEqual([
      ['2026-11-16', '0', '1', '1', '2'],
      ['2026-11-23', '0', '0', '0', '0'],
      ['2026-11-30', '0', '0', '0', '0'],
      ['2026-12-07', '1', '0', '0', '1'],
    ])
    expect(await rows('--to', '2026-11-21')).toEqual([['2026-11-16', '0', '0', '1', '1', '0', '0', '0']])
  })

  it('is counted by page, whatever its language, and by language', async () => {
    await came('VC-AAAA-22', `${SITE}/hi/contact`)
    await came('VC-BBBB-22', `${SITE}/contact`)
    await came('VC-CCCC-22', `${SITE}/lp?utm_source=x`)
    await came('VC-DDDD-22', '')
    expect((await rows('--by', 'page')).map(([page, , , , all]) => [page, all])).toEqual([
      ['/contact', '2'],
      ['(none)', '1'],
      ['/lp', '1'],
    ])
    expect((await rows('--by', 'language')).map(([lang, , , , all]) => [lang, all])).toEqual([
      ['en', '2'],
      ['(none)', '1'],
      ['hi', '1'],
    ])
  })

  it('is counted by campaign: by the marks of the page with the form, or of the one before it', async () => {
    await came('VC-AAAA-22', `${SITE}/lp?utm_source=news&utm_medium=email&utm_campaign=october`)
    await came('VC-BBBB-22', `${SITE}/contact`, {
      requesturl: `${SITE}/lp?utm_source=news&utm_medium=email&utm_campaign=october`,
    })
    await came('VC-CCCC-22', `${SITE}/lp?gclid=abc`)
    await came('VC-DDDD-22', `${SITE}/contact`)
    expect((await rows('--by', 'campaign')).map(([campaign, , , , all]) => [campaign, all])).toEqual([
      ['news / email / october', '2'],
      ['(none)', '1'],
      ['google ads', '1'],
    ])
  })

  it('names nobody, and what a stranger put into a link neither breaks a row nor calculates in a spreadsheet', async () => {
    await came('VC-AAAA-22', `${SITE}/lp?utm_source=${encodeURIComponent('=1+1\n\u001b[2J"<script>')}`)
    const { out } = await requests(db, ['report', '--csv', '--by', 'campaign'])
    expect(out.split('\r\n')[1]).toBe('"\'=1+1 [2J""<script>","1","0","0","1"')
    for (const secret of ['Asha', '9876543210', 'asha@example.org', 'VC-AAAA']) expect(out).not.toContain(secret)
  })

  it('is told as a table, and as nothing where there is nothing', async () => {
    expect((await requests(db, ['report'])).err).toBe('No requests.\n')
    await came('VC-AAAA-22', `${SITE}/contact`, { kind: 'callback' })
    const { out } = await requests(db, ['report', '--by', 'form'], { columns: 80 })
    expect(out.split('\n')[0]).toMatch(/^FORM +APPOINTMENT +CALLBACK +CONTACT +ALL$/)
    expect(out.split('\n')[1]).toMatch(/^callback +0 +1 +0 +1$/)
  })

  it('is drawn as bars into a new file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-report-'))
    try {
      const file = join(folder, 'pages.svg')
      await came('VC-AAAA-22', `${SITE}/lp`)
      await came('VC-BBBB-22', `${SITE}/lp`, { kind: 'contact' })
      expect((await requests(db, ['report', '--by', 'page', '--chart', file])).code).toBe(0)
      const svg = readFileSync(file, 'utf8')
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
      expect(svg).toContain('<title>Requests by page</title>')
      expect(svg).toMatch(/<text [^>]*>\/lp<\/text>/)
      await expect(requests(db, ['report', '--chart', file])).rejects.toThrow('exists already')
      const nowhere = join(folder, 'reports', 'pages.svg')
      await expect(requests(db, ['report', '--chart', nowhere])).rejects.toThrow(
        `${nowhere} cannot be made: there is no such folder`,
      )
      expect(readFileSync(file, 'utf8')).toBe(svg)
      const november = join(folder, 'november.svg')
      await requests(db, ['report', '--chart', november, '--from', '2026-11-01', '--to', '2026-11-30'])
      expect(readFileSync(november, 'utf8')).toContain('<title>Requests by week from 2026-11-01 to 2026-11-30</title>')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    [['--by', 'moon'], '--by is one of week, page, campaign, language, form, not moon'],
    [['--by'], "'--by <value>' argument missing"],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['page'], "Unexpected argument 'page'"],
    [['--from', '2026-02-30'], '--from is a day such as 2026-11-21, not 2026-02-30'],
    [['--from', '2026-11-21', '--to', '2026-11-01'], '--to 2026-11-01 is before --from 2026-11-21'],
  ])('asked with %j, it says what is wrong', async (words, message) => {
    const { code, err } = await requests(db, ['report', ...words])
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })
})
