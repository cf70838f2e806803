import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking, type ClinicServer, CODE, countEnquiries, startServer } from './setup/clinic-server'

let server: ClinicServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

async function send(url: string, fields: Record<string, unknown>, change: Record<string, unknown> = {}) {
  const { key, headers } = await server.visit()
  return server.post(url, { ...fields, key, captcha: CODE, ...change }, headers)
}

const { date: _date, ...contact } = booking
const { email: _email, message: _message, ...callback } = contact

describe('a save', () => {
  it.each([
    ['/api/save-appointment', booking, 'appointment'],
    ['/api/save-quick-appointment', booking, 'appointment'],
    ['/api/save-contactus', contact, 'contact'],
    ['/api/save-requestcallback', callback, 'callback'],
    ['/api/save-requestcallback-with-email', { ...callback, email: booking.email }, 'callback'],
  ])('of %s answers success with a reference, and the request is in the database', async (url, fields, kind) => {
    const reply = await send(url, fields)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ result: 'success', reference: expect.stringMatching(/^VC-[2-9A-Z]{4}-[2-9A-Z]{2}$/) })
    const rows = await server.db.kysely.selectFrom('enquiries').selectAll().execute()
    expect(rows).toEqual([
      expect.objectContaining({ reference: reply.json().reference, kind, mobile: '9876543210', notice: '2026-11-23' }),
    ])
  })

  it('puts an e-mail for the clinic and a receipt into the outbox with the request', async () => {
    const { reference } = (await send('/api/save-appointment', booking)).json()
    const letters = await server.db.kysely.selectFrom('outbox').select(['reference', 'kind', 'state']).orderBy('kind').execute()
    expect(letters).toEqual([
      { reference, kind: 'clinic', state: 'held' },
      { reference, kind: 'receipt', state: 'held' },
    ])
  })

  it('needs no message and no address of a page', async () => {
    const { name, mobile, email, date } = booking
    expect((await send('/api/save-appointment', { name, mobile, email, date })).statusCode).toBe(200)
  })

  it('that is repeated with the same key and body answers the same reference and stores one row', async () => {
    const { key, headers } = await server.visit()
    const body = { ...booking, key, captcha: CODE }
    const first = await server.post('/api/save-appointment', body, headers)
    server.wait(20 * 60 * 1000)
    const second = await server.post('/api/save-appointment', { ...body, captcha: CODE.toLowerCase() }, headers)
    expect(second.json()).toEqual(first.json())
    expect(await countEnquiries(server)).toBe(1)
  })

  it('that is sent ten times at once stores one row', async () => {
    const { key, headers } = await server.visit()
    const body = { ...booking, key, captcha: CODE }
    const replies = await Promise.all(Array.from({ length: 10 }, () => server.post('/api/save-appointment', body, headers)))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await countEnquiries(server)).toBe(1)
  })

  it('with a used key and another body is refused', async () => {
    const { key, headers } = await server.visit()
    await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)
    const other = await server.post('/api/save-appointment', { ...booking, name: 'Somebody Else', key, captcha: CODE }, headers)
    expect([other.statusCode, other.json()]).toEqual([403, { result: 'captcha' }])
    expect(await countEnquiries(server)).toBe(1)
  })

  it('with a filled honeypot is answered as a wrong captcha', async () => {
    const reply = await send('/api/save-appointment', booking, { website: 'https://spam.example' })
    expect([reply.statusCode, reply.json()]).toEqual([403, { result: 'captcha' }])
    expect(await countEnquiries(server)).toBe(0)
  })

  it.each([
    ['name', 'A', 'Only alphabets allowed'],
    ['name', '', 'Name field required'],
    ['name', undefined, 'Name field required'],
    ['name', 'Asha 2', 'Only alphabets allowed'],
    ['email', 'asha', 'Please Enter Valid email'],
    ['email', '', 'Email field required'],
    ['mobile', '98765', 'Enter a 10 digit Mobile No'],
    ['mobile', '', 'Mobile field required'],
    ['date', '2026-11-20', 'Please choose date'],
    ['date', '2026-02-30', 'Please choose date'],
    ['date', '2027-11-22', 'Please choose date'],
    ['date', '9999-12-31', 'Please choose date'],
    ['date', '', 'Please choose date'],
    ['captcha', '', 'Captcha required'],
  ])('with the %s %j is refused with the message of the form: %s', async (field, value, message) => {
    const reply = await send('/api/save-appointment', booking, { [field]: value })
    expect([reply.statusCode, reply.json()]).toEqual([422, { result: 'invalid', errors: { [field]: message } }])
    expect(await countEnquiries(server)).toBe(0)
  })

  it('is refused in the language of the page with the form', async () => {
    const wrong = { mobile: '98765', date: '', refferelurl: 'https://localhost/hi/book-an-appointment' }
    const reply = await send('/api/save-appointment', booking, wrong)
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { result: 'invalid', errors: { mobile: '10 अंकों का मोबाइल नंबर लिखिए', date: 'तारीख़ चुनिए' } },
    ])
  })

  it('accepts today at the clinic although it is still yesterday in London', async () => {
    server.wait(12 * 60 * 60 * 1000)
    expect((await send('/api/save-appointment', booking, { date: '2026-11-22' })).statusCode).toBe(200)
    expect((await send('/api/save-appointment', booking, { date: '2026-11-21' })).statusCode).toBe(422)
  })

  it('of addresses keeps the page and the marks of a campaign; what is no address counts as none and refuses nothing', async () => {
    const forged = { requesturl: 'x\nPhone: 1', refferelurl: `https://localhost/contact?q=scar&utm_source=a\nReceived: Monday` }
    for (const change of [forged, { requesturl: 7, refferelurl: 'x'.repeat(5_000) }])
      expect((await send('/api/save-contactus', contact, change)).statusCode).toBe(200)
    const rows = await server.db.kysely
      .selectFrom('enquiries')
      .select(['requesturl', 'refferelurl'])
      .orderBy('refferelurl')
      .execute()
    expect(rows).toEqual([
      { requesturl: '', refferelurl: '' },
      { requesturl: '', refferelurl: 'https://localhost/contact?utm_source=aReceived%3A%20Monday' },
    ])
  })

  it('notes the privacy notice that the site gives, and what the form says only when the site ever had it', async () => {
    for (const told of ['1999-01 never shown', '1999-01', 'x\nPhone: 1', 7, undefined, '2026-11-23'])
      expect((await send('/api/save-contactus', contact, { notice: told })).statusCode).toBe(200)
    const notices = await server.db.kysely.selectFrom('notices').selectAll().execute()
    expect(notices).toEqual([
      expect.objectContaining({ version: '2026-11-23', text: expect.stringContaining('Grievance Officer') }),
    ])
    const rows = await server.db.kysely.selectFrom('enquiries').select(['notice', 'notice_served', 'notice_hash']).execute()
    expect(rows.map(({ notice }) => notice).toSorted()).toEqual(['', '', '', '', '', '2026-11-23'])
    for (const row of rows) expect(row).toMatchObject({ notice_served: '2026-11-23', notice_hash: notices[0]?.hash })
  })

  it('from a page that was opened under the former privacy notice says so', async () => {
    const former = { hash: 'former', version: '2025-01', text: 'former', created_at: 0 }
    await server.db.kysely.insertInto('notices').values(former).execute()
    expect((await send('/api/save-contactus', contact, { notice: '2025-01' })).statusCode).toBe(200)
    const row = await server.db.kysely.selectFrom('enquiries').select(['notice', 'notice_served']).executeTakeFirstOrThrow()
    expect(row).toEqual({ notice: '2025-01', notice_served: '2026-11-23' })
  })

  it('keeps no control characters', async () => {
    await send('/api/save-contactus', contact, { message: 'a\u0000b\u202ec\r\nd\ud800' })
    const { message } = await server.db.kysely.selectFrom('enquiries').select('message').executeTakeFirstOrThrow()
    expect(message).toBe('abc\nd\ufffd')
  })
})
