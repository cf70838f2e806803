import { afterEach, describe, expect, it } from 'vitest'
import { WORK_BITS } from '../../server/captcha/work'
import { solve } from '../../src/lib/work'
import { booking, type ClinicServer, CODE, countEnquiries, startServer } from './setup/clinic-server'
import { requests } from './setup/command-line'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TOKEN = 'a-token-of-sixteen-or-more'
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@b.example' }

let server: ClinicServer
afterEach(() => server.stop())
const open = async (settings: Record<string, string> = {}) => {
  server = await startServer({ settings: { RATE_LIMIT: 'on', METRICS_TOKEN: TOKEN, ...mailSettings, ...settings } })
}

let people = 0
/** Somebody else each time, behind another address. */
async function send(change: Partial<typeof booking> & { work?: string } = {}, seconds = 5) {
  const mobile = String(9_000_000_000 + ++people)
  const { key, headers } = await server.visit()
  server.wait(seconds * 1000)
  const body = { ...booking, mobile, key, captcha: CODE, ...change }
  const save = (more = {}) => server.post('/api/save-appointment', { ...body, ...more }, headers)
  return { key, save, reply: await save() }
}

const receipts = async () =>
  (
    await server.db.kysely
      .selectFrom('outbox')
      .innerJoin('enquiries', 'enquiries.reference', 'outbox.reference')
      .select(['state', 'reason'])
      .where('outbox.kind', '=', 'receipt')
      .orderBy('enquiries.mobile')
      .execute()
  ).map(({ state, reason }) => (reason ? `${state}: ${reason}` : state))
const metrics = async () => (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body

describe('a stranger who types the address of another person again and again', () => {
  it('sends them three receipts a day; every request is kept, and the clinic hears of each', async () => {
    await open()
    const spellings = ['asha@example.org', 'ASHA@example.org', 'asha+1@example.org', 'asha+2@example.org', 'asha@example.org']
    for (const email of spellings) expect((await send({ email })).reply.statusCode).toBe(200)
    expect((await send({ email: 'bela@example.org' })).reply.statusCode).toBe(200)
    expect(await receipts()).toEqual(['pending', 'pending', 'pending', 'skipped: address', 'skipped: address', 'pending'])
    const letters = await server.db.kysely.selectFrom('outbox').select('state').where('kind', '=', 'clinic').execute()
    expect(letters.map(({ state }) => state)).toEqual(Array(6).fill('pending'))
    expect(await metrics()).toContain('clinic_receipts_total{fate="skipped"} 2\n')
    server.wait(DAY)
    await send({ email: 'asha@example.org' })
    expect((await receipts()).at(-1)).toBe('pending')
  })

  it('leaves a trace that the clinic can read, and none of the address in the table of limits', async () => {
    await open()
    let reference = ''
    for (let count = 0; count < 4; count++) ({ reference } = (await send()).reply.json<{ reference: string }>())
    expect((await requests(server.db, ['show', reference])).out).toContain('Receipt    not sent: the address had three in a day')
    expect((await requests(server.db, ['mail'])).out).toContain('not sent  1;')
    const buckets = JSON.stringify(await server.db.kysely.selectFrom('limits').selectAll().execute())
    expect(buckets).not.toMatch(/asha|90000000/)
  })
})

const flooded = async () => {
  await open({ REQUESTS_PER_HOUR: '2' })
  for (let count = 0; count < 2; count++) await send({ email: `${count}@example.org` })
}

describe('more requests in an hour than the site’s budget', () => {
  it('are kept when the visitor’s device has worked for them; their receipts wait for a person', async () => {
    await flooded()
    const { key, save, reply } = await send({ email: 'new@example.org' })
    expect([reply.statusCode, reply.json()]).toEqual([403, { result: 'work', work: WORK_BITS }])
    expect(await countEnquiries(server)).toBe(2)
    const kept = await save({ work: await solve(key, WORK_BITS) })
    expect([kept.statusCode, kept.json()]).toEqual([200, { result: 'success', reference: expect.any(String) }])
    expect((await save()).json()).toEqual(kept.json())
    expect(await receipts()).toEqual(['pending', 'pending', 'held: flood'])
    const text = await metrics()
    for (const line of [
      'clinic_floods_total 1',
      'clinic_receipts_total{fate="held"} 1',
      'clinic_saves_total{kind="appointment",outcome="work"} 1',
      'clinic_outbox_letters{state="heldBack"} 1',
    ])
      expect(text).toContain(`${line}\n`)
  })

  it('cost no work of others: a solution is good for its own captcha only', async () => {
    await flooded()
    const first = await send()
    const second = await send()
    expect((await second.save({ work: await solve(first.key, WORK_BITS) })).statusCode).toBe(403)
  })

  it('are refused when they are faster than a person; in calm hours nobody is too fast', async () => {
    await open({ REQUESTS_PER_HOUR: '1' })
    expect((await send({}, 0)).reply.statusCode).toBe(200)
    const hasty = await send({}, 1.999)
    expect([hasty.reply.statusCode, hasty.reply.json()]).toEqual([403, { result: 'captcha' }])
    server.wait(1)
    expect((await hasty.save({ work: await solve(hasty.key, WORK_BITS) })).statusCode).toBe(200)
  })

  it('are announced with the captcha, and only as long as it lasts', async () => {
    await flooded()
    const ask = async () => (await server.app.inject('/captcha/api')).json<{ work?: number }>()
    expect((await ask()).work).toBe(WORK_BITS)
    server.wait(HOUR)
    expect(await ask()).not.toHaveProperty('work')
    expect((await send()).reply.statusCode).toBe(200)
  })

  it('let go or give up the receipts that waited, and a person decides it', async () => {
    await flooded()
    for (let count = 0; count < 2; count++) {
      const { key, save } = await send({ email: `late${count}@example.org` })
      await save({ work: await solve(key, WORK_BITS) })
    }
    expect((await requests(server.db, ['mail'])).out).toContain('held back 2;')
    expect((await requests(server.db, ['mail', '--held'])).out).toMatch(/visitor .*more requests than usual/)
    expect((await requests(server.db, ['mail', '--retry', '--held'])).err).toBe('0 e-mails will be tried again.\n')
    expect((await requests(server.db, ['mail', '--release'])).err).toBe('2 receipts will leave.\n')
    expect(await receipts()).toEqual(Array(4).fill('pending'))
    await server.db.kysely.updateTable('outbox').set({ state: 'held', reason: 'flood' }).where('kind', '=', 'receipt').execute()
    expect((await requests(server.db, ['mail', '--drop'])).code).toBe(1)
    expect((await requests(server.db, ['mail', '--drop', '--yes'])).err).toBe('4 receipts will not be sent.\n')
    expect(await receipts()).toEqual(Array(4).fill('skipped: flood'))
    expect((await requests(server.db, ['mail', '--release', '--drop'])).code).toBe(2)
  })
})
