import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from './setup/clinic-server'
import { requests } from './setup/command-line'
import type { TestDatabase } from './setup/test-database'
import { threeRequests } from './setup/three-requests'

let db: TestDatabase
beforeEach(async () => {
  db = await threeRequests()
})
afterEach(() => db.close())

const stored = async () =>
  (await db.kysely.selectFrom('enquiries').select('reference').orderBy('reference').execute()).map(({ reference }) => reference)

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
