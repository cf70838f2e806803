import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, type ClinicServer, CODE, startServer } from './setup/clinic-server'

const SITE = 'http://localhost:5000'
let server: ClinicServer
beforeAll(async () => {
  server = await startServer({ settings: { SITE_URL: SITE, API_BASE_URL: 'http://localhost:6000' } })
})
afterAll(() => server.stop())

describe('an API on another origin than the site', () => {
  it('lets the pages of the site read its replies, with the cookie', async () => {
    const reply = await server.app.inject({ url: '/captcha/api', headers: { origin: SITE } })
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'X-XSRF-TOKEN, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(reply.json().audio).toMatch(/^http:\/\/localhost:6000\/captcha\/audio\//)
  })

  it('answers the browser that asks before a post', async () => {
    const headers = {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, x-xsrf-token',
    }
    const reply = await server.app.inject({ method: 'OPTIONS', url: '/api/save-appointment', headers })
    expect(reply.statusCode).toBe(204)
    expect(reply.headers['access-control-allow-headers']).toBe('content-type, X-XSRF-TOKEN')
  })

  it('lets nobody else read', async () => {
    const reply = await server.app.inject({ url: '/captcha/api', headers: { origin: 'https://evil.example' } })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect(reply.headers['vary']).toMatch(/\borigin\b/i)
  })

  it('takes a booking from the site', async () => {
    const { key, headers } = await server.visit()
    const reply = await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, { ...headers, origin: SITE })
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([200, SITE])
  })

  it('answers refusals so that the page can read them', async () => {
    const { key, headers } = await server.visit()
    const reply = await server.post('/api/save-appointment', { ...booking, key, captcha: 'no' }, { ...headers, origin: SITE })
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([403, SITE])
  })
})
