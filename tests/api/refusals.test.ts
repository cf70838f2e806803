import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, type ClinicServer, CODE, countEnquiries, startServer } from './setup/clinic-server'

let server: ClinicServer
let key: string
let headers: Record<string, string>
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  expect(await countEnquiries(server)).toBe(0)
  await server.stop()
})

const fresh = async () => {
  ;({ key, headers } = await server.visit())
  return { ...booking, key, captcha: CODE }
}

describe('a post', () => {
  it('without the token in the header is refused', async () => {
    const body = await fresh()
    const { 'x-xsrf-token': _, ...rest } = headers
    expect((await server.post('/api/save-appointment', body, rest)).statusCode).toBe(403)
  })

  it('without the cookie is refused', async () => {
    const body = await fresh()
    const { cookie: _, ...rest } = headers
    expect((await server.post('/api/save-appointment', body, rest)).statusCode).toBe(403)
  })

  it('with a token that we did not sign is refused', async () => {
    const body = await fresh()
    const forged = { ...headers, cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' }
    expect((await server.post('/api/save-appointment', body, forged)).statusCode).toBe(403)
  })

  it.each(['https://evil.example', 'null', 'http://localhost:4173.evil.example'])(
    'from the origin %s is refused',
    async (origin) => {
      const body = await fresh()
      expect((await server.post('/api/save-appointment', body, { ...headers, origin })).statusCode).toBe(403)
    },
  )

  it('to another name of the same address is refused, whatever it says its host is', async () => {
    const named = await startServer({
      settings: { SITE_URL: 'https://clinic.example', CAPTCHA_TEST_CODE: '', RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' },
    })
    const visit = await named.visit()
    const post = async (others: Record<string, string>) =>
      (await named.post('/api/validate-captcha', { key: visit.key, captcha: 'x' }, { ...visit.headers, ...others })).statusCode
    const evil = 'evil.example'
    expect(await post({})).toBe(200)
    expect(await post({ host: evil, origin: `https://${evil}` })).toBe(403)
    expect(await post({ 'x-forwarded-host': evil, origin: `https://${evil}` })).toBe(403)
    expect(await post({ host: evil, origin: '', referer: `http://${evil}/` })).toBe(403)
    await named.stop()
  })

  it('without an origin is refused', async () => {
    const body = await fresh()
    const { origin: _, ...rest } = headers
    expect((await server.post('/api/save-appointment', body, rest)).statusCode).toBe(403)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of %s is answered 415',
    async (type) => {
      const body = await fresh()
      const reply = await server.post('/api/save-appointment', body, { ...headers, 'content-type': type })
      expect(reply.statusCode).toBe(415)
    },
  )

  it.each(['{', '', '{"name":', '{"__proto__":{"a":1}}', '\u0000'])('with the body %j is answered 400', async (body) => {
    await fresh()
    const reply = await server.post('/api/save-appointment', body, headers)
    expect(reply.statusCode).toBe(400)
    expect(reply.body).not.toMatch(/at |node_modules|stack/)
  })

  it('that is too big is answered 413', async () => {
    const body = await fresh()
    expect((await server.post('/api/save-appointment', { ...body, message: 'x'.repeat(40_000) }, headers)).statusCode).toBe(413)
  })

  it.each([null, 7, 'text', [], [[]], {}])('of the JSON %j is answered 422', async (body) => {
    await fresh()
    expect((await server.post('/api/save-appointment', JSON.stringify(body), headers)).statusCode).toBe(422)
  })

  it('with a message that is too long says how long it may be', async () => {
    const body = await fresh()
    const reply = await server.post('/api/save-appointment', { ...body, message: 'x'.repeat(2001) }, headers)
    expect(reply.json()).toEqual({ result: 'invalid', errors: { message: 'At most 2000 characters' } })
  })

  it('to an address that is none is answered 404', async () => {
    await fresh()
    expect((await server.post('/api/save-nothing', {}, headers)).statusCode).toBe(404)
  })
})

describe('a visitor with cookies of a sibling sub-domain', () => {
  it('is not locked out: the one that we signed counts', async () => {
    const visit = await server.visit()
    const forged = 'XSRF-TOKEN=a.b; XSRF-TOKEN=; XSRF-TOKEN=c; '
    const post = (cookie: string, token = visit.headers['x-xsrf-token'] ?? '') =>
      server.post('/api/validate-captcha', { key: visit.key, captcha: 'x' }, { ...visit.headers, cookie, 'x-xsrf-token': token })
    expect((await post(forged + visit.headers.cookie)).statusCode).toBe(200)
    expect((await post(forged + visit.headers.cookie, 'a.b')).statusCode).toBe(403)
    const next = await server.app.inject({ url: '/captcha/api', headers: { cookie: forged + visit.headers.cookie } })
    expect([next.headers['x-xsrf-token'], next.headers['set-cookie']]).toEqual([visit.headers['x-xsrf-token'], undefined])
  })
})

describe('a database that fails', () => {
  it('is answered 503 without its words, and never as success', async () => {
    const broken = await startServer()
    const visit = await broken.visit()
    await broken.db.kysely.schema.dropTable('outbox').execute()
    const reply = await broken.post('/api/save-appointment', { ...booking, key: visit.key, captcha: CODE }, visit.headers)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ error: 'the server cannot answer now' })
    expect(await countEnquiries(broken)).toBe(0)
    await broken.stop()
  })
})
