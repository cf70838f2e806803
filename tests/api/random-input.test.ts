import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/shared/contract/endpoints'
import { booking, type ClinicServer, CODE, startServer } from './setup/clinic-server'
import { rawGet } from './setup/raw-get'

let server: ClinicServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const posts = Object.values(endpoints).filter(({ method }) => method === 'POST')
const gets = Object.values(endpoints).filter(({ method }) => method === 'GET')
const fields = [...Object.keys(booking), 'captcha', 'key', 'website']

/** Objects that look like a form, with anything in their fields. */
const nearly = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.string()))

describe('whatever is sent', () => {
  it.each(posts.map(({ path }) => path))('%s never fails with 5xx on random JSON', async (path) => {
    const { key, headers } = await server.visit()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), nearly), async (body) => {
        const reply = await server.post(path, JSON.stringify(body), headers)
        expect(reply.statusCode).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
    await fc.assert(
      fc.asyncProperty(nearly, async (change) => {
        const reply = await server.post(path, JSON.stringify({ ...booking, key, captcha: CODE, ...change }), headers)
        expect(reply.statusCode).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  it.each(posts.map(({ path }) => path))('%s never fails with 5xx on random bytes', async (path) => {
    const { headers } = await server.visit()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (body) => {
        expect((await server.post(path, body, headers)).statusCode).toBeLessThan(500)
      }),
      { numRuns: 30 },
    )
  })

  it.each(gets.map(({ path }) => path))('%s never fails with 5xx on random parameters and headers', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.string(), async (parameter, header) => {
        const url = path.replace(/\{\w+\}/, parameter)
        const headers = { cookie: header, range: header, 'if-none-match': header, 'accept-encoding': header, origin: header }
        expect((await server.app.inject({ url, headers })).statusCode).toBeLessThan(500)
      }),
      { numRuns: 30 },
    )
  })

  it('any path is answered without 5xx and never leads off the site', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('/', '\\', '.', '..', 'a', 'contact', '%2f', '%', '@', 'evil.example', ':', '?', '#')),
        async (parts) => {
          const reply = await rawGet(server.app, `/${parts.join('')}`)
          expect(reply.statusCode).toBeLessThan(500)
          const { location } = reply
          if (location) expect(new URL(location, 'http://localhost').host).toBe('localhost')
        },
      ),
    )
  })
})
