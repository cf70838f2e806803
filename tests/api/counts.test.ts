import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addCounts } from '../../server/db/counts'
import type { CountsTable } from '../../server/db/schema'
import { eraseDue } from '../../server/retention'
import { COUNTS_PATH } from '../../src/shared/contract/counts'
import { type ClinicServer, NOW, startServer } from './setup/clinic-server'
import { requests } from './setup/command-line'
import { putEnquiry } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const DAY = 24 * 60 * 60 * 1000
let db: TestDatabase
let server: ClinicServer
let lines: string[]
beforeEach(async () => {
  lines = []
  db = await openTestDatabase()
  server = await startServer({ db, settings: { RATE_LIMIT: 'on' }, log: (line) => void lines.push(line) })
})
afterEach(async () => {
  await server.app.close()
  await db.close()
})

const tell = async (payload: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: COUNTS_PATH,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: server.origin, cookie: 'XSRF-TOKEN=someone', ...headers },
    payload,
  })
  return [reply.statusCode, reply.body, reply.headers['set-cookie']]
}
/** What stands in the table once the server has stopped, as it writes by itself every few seconds. */
const written = async () => {
  await server.app.close()
  return (await db.kysely
    .selectFrom('counts')
    .selectAll()
    .orderBy('page')
    .orderBy('lang')
    .orderBy('what')
    .execute()) as CountsTable[]
}
const row = (day: string, page: string, lang: CountsTable['lang'], what: CountsTable['what'], count: number): CountsTable => ({
  day,
  page,
  lang,
  what,
  count,
})
const TAKEN = [204, '', undefined]

describe('pages read, and taps on call and chat', () => {
  it('are daily totals by page and language, without anything about who it was', async () => {
    for (const body of ['read /contact', 'read /contact', 'read /hi/contact', 'call /contact', 'chat /'])
      expect(await tell(body)).toEqual(TAKEN)
    server.wait(DAY)
    await tell('read /contact')
    expect(await written()).toEqual([
      row('2026-11-21', '/', 'en', 'chat', 1),
      row('2026-11-21', '/contact', 'en', 'call', 1),
      row('2026-11-21', '/contact', 'en', 'read', 2),
      row('2026-11-22', '/contact', 'en', 'read', 1),
      row('2026-11-21', '/contact', 'hi', 'read', 1),
    ])
    expect(lines.join('')).toContain(COUNTS_PATH)
    expect(lines.join('')).not.toMatch(/\/contact|someone/)
  })

  it('are added to what another process counted', async () => {
    await addCounts(db.kysely, [{ day: '2026-11-21', page: '/contact', lang: 'en', what: 'read', count: 40 }])
    await tell('read /contact')
    expect(await written()).toEqual([expect.objectContaining({ count: 41 })])
  })

  it('of pages that are none, of strangers, and of who asks not to be tracked do not count', async () => {
    for (const body of ['read /nowhere', 'read /404', 'read', 'jump /contact', '{"read":"/contact"}'])
      expect(await tell(body)).toEqual(TAKEN)
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-gpc': '1' }, { dnt: '1' }] as Record<string, string>[])
      expect(await tell('read /contact', headers)).toEqual(TAKEN)
    expect((await tell(`read /${'x'.repeat(600)}`))[0]).toBe(413)
    expect(await written()).toEqual([])
  })

  it('count no more than 240 a minute from one network', async () => {
    for (let read = 0; read < 250; read++) await tell('read /contact')
    server.wait(60_000)
    await tell('read /contact')
    expect(await written()).toEqual([expect.objectContaining({ count: 241 })])
  })

  it('stand in the report beside the requests, by week, page and language', async () => {
    await addCounts(db.kysely, [
      row('2026-11-15', '/contact', 'en', 'read', 7),
      row('2026-11-16', '/contact', 'hi', 'read', 20),
      row('2026-11-21', '/contact', 'en', 'call', 3),
      row('2026-11-21', '/about-clinic', 'en', 'chat', 1),
    ])
    await putEnquiry(db, { reference: 'VC-AAAA-22', refferelurl: `${server.origin}/contact` })
    const report = async (...words: string[]) => {
      const { out } = await requests(db, ['report', '--csv', ...words])
      return out.replaceAll('"', '').trim().split('\r\n')
    }
    expect(await report()).toEqual([
      'week,appointment,callback,contact,all,read,call,chat',
      '2026-11-09,0,0,0,0,7,0,0',
      '2026-11-16,1,0,0,1,20,3,1',
    ])
    expect(await report('--by', 'page', '--from', '2026-11-16')).toEqual([
      'page,appointment,callback,contact,all,read,call,chat',
      '/contact,1,0,0,1,20,3,0',
      '/about-clinic,0,0,0,0,0,0,1',
    ])
    expect((await report('--by', 'language')).slice(1)).toEqual(['en,1,0,0,1,7,3,1', 'hi,0,0,0,0,20,0,0'])
    expect((await report('--by', 'form'))[0]).toBe('form,appointment,callback,contact,all')
  })

  it('are kept as long as requests', async () => {
    const old = { day: '2025-10-01', page: '/', lang: 'en', what: 'read', count: 9 } as const
    await addCounts(db.kysely, [old, { ...old, day: '2026-11-20' }])
    for (let day = 0; day <= 7; day += 0.5) await eraseDue(db.kysely, 396, NOW + day * DAY)
    expect((await db.kysely.selectFrom('counts').select('day').execute()).map(({ day }) => day)).toEqual(['2026-11-20'])
  })
})
