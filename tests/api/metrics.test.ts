import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, type ClinicServer, CODE, startServer } from './setup/clinic-server'

const TOKEN = 'a-token-of-sixteen-or-more'
let server: ClinicServer
beforeAll(async () => {
  server = await startServer({
    settings: { METRICS_TOKEN: TOKEN, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@b.example' },
  })
})
afterAll(() => server.stop())

const metrics = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

describe('/metrics', () => {
  it('is not there without a token in the settings', async () => {
    const plain = await startServer()
    expect((await plain.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).not.toBe(200)
    await plain.stop()
  })

  it.each([undefined, '', 'Bearer', 'Bearer wrong', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
    'is closed to %j',
    async (header) => {
      const reply = await metrics(header)
      expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(reply.body).not.toContain('clinic_')
    },
  )

  it('counts requests, captchas and saves, and tells how long e-mails wait, but nothing of anybody', async () => {
    const { key, headers } = await server.visit()
    const body = { ...booking, key, captcha: CODE }
    await server.post('/api/validate-captcha', { key, captcha: 'wrong' }, headers)
    await server.post('/api/validate-captcha', { key, captcha: CODE }, headers)
    await server.post('/api/save-appointment', { ...body, name: '' }, headers)
    await server.post('/api/save-appointment', { ...body, website: 'x' }, headers)
    await server.post('/api/save-appointment', { ...body, captcha: 'wrong' }, headers)
    await server.post('/api/save-appointment', body, headers)
    await server.post('/api/save-appointment', body, { ...headers, 'x-xsrf-token': 'forged' })
    server.wait(90_000)
    const reply = await metrics(`Bearer ${TOKEN}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    for (const line of [
      'clinic_captchas_total{outcome="drawn"} 1',
      'clinic_captchas_total{outcome="valid"} 1',
      'clinic_captchas_total{outcome="invalid"} 1',
      ...['saved', 'invalid', 'honeypot', 'captcha'].map((is) => `clinic_saves_total{kind="appointment",outcome="${is}"} 1`),
      'clinic_outbox_oldest_seconds 90',
      'clinic_oldest_enquiry_days 0.0010416666666666667',
      'clinic_database_up 1',
      ...Object.entries({ captcha: 2, invalid: 1, honeypot: 1, token: 1 }).map(
        ([reason, count]) => `clinic_refusals_total{reason="${reason}"} ${count}`,
      ),
      'clinic_outbox_letters{state="pending"} 2',
      'http_request_duration_seconds_count{method="POST",route="/api/save-appointment",status="200"} 1',
    ])
      expect(reply.body).toContain(`${line}\n`)
    for (const secret of [booking.name, booking.mobile, booking.email, key]) expect(reply.body).not.toContain(secret)
  })
})
