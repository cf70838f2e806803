import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSecurityPolicy, type PageHashes, securityHeaders } from '../../server/headers'
import { loadSite } from '../../server/static/site-files'
import { booking, type ClinicServer, CODE, startServer } from '../api/setup/clinic-server'
import { freePort, type Nginx, startNginx } from './setup/nginx'

const hashes = JSON.parse(readFileSync('dist/headers.json', 'utf8')) as Record<string, PageHashes>
const settings = { https: false }
let api: ClinicServer
let nginx: Nginx

beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()]
  api = await startServer({ settings: { SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' } })
  await api.app.listen({ port: apiPort, host: '127.0.0.1' })
  nginx = await startNginx(port, apiPort)
}, 180_000)
afterAll(async () => {
  await nginx.stop()
  await api.stop()
})

/** Sends a path exactly as written, and does not follow. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const { port } = new URL(nginx.url)
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: false }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers as Record<string, string>, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject).end()
  })
}

describe('the example for nginx', () => {
  it('is accepted by nginx without a warning', () => {
    expect(nginx.verdict).toContain('syntax is ok')
    expect(nginx.verdict).not.toMatch(/\[(warn|emerg|error)\]/)
  })

  it('serves every page under its address with the headers of our own server', async () => {
    for (const path of Object.keys(hashes)) {
      const reply = await get(path)
      expect([path, reply.status]).toEqual([path, path === '/404' ? 404 : 200])
      expect(reply.headers, path).toMatchObject({
        ...securityHeaders(settings),
        'content-security-policy': contentSecurityPolicy(settings, hashes[path]),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': path === '/404' ? 'no-store' : 'no-cache',
      })
    }
  })

  it('sends what the build compressed', async () => {
    const plain = (await get('/contact')).body.toString()
    const br = await get('/contact', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/contact', { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body).toString()).toBe(plain)
    expect(gunzipSync(gzip.body).toString()).toBe(plain)
  })

  it('keeps files as long as our own server lets browsers keep them, with the same types', async () => {
    const site = loadSite('dist', settings)
    const few = new Map(
      [...site]
        .filter(([, { page }]) => !page)
        .map(([path, file]) => [path.replace(/[^/]*(\.\w+)$/, '$1'), [path, file]] as const),
    )
    for (const [path, file] of few.values()) {
      const reply = await get(path)
      expect([path, reply.status, reply.headers['content-type']]).toEqual([path, 200, file.type])
      expect(reply.headers, path).toMatchObject(file.headers)
    }
  })

  it.each([
    ['/contact/', '/contact'],
    ['//contact', '/contact'],
    ['///', '/'],
    ['/contact/index.html', '/contact'],
    ['/contact/?a=1', '/contact?a=1'],
  ])('%s leads to %s in one hop', async (from, to) => {
    const reply = await get(from)
    expect([reply.status, reply.headers['location'], reply.headers['cache-control']]).toEqual([308, to, 'no-cache'])
  })

  it.each([
    '//evil.example',
    '///evil.example/..',
    '/\\evil.example',
    '/\\evil.example/',
    '//evil.example//',
    '/%0d%0aset-cookie:a=b/',
    '/nothing/',
  ])('%s never leads off the site', async (from) => {
    const reply = await get(from)
    expect([undefined, '/404', '/']).toContain(reply.headers['location'])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it.each(['/assets/old-123.js', '/missing.png', '/.vite/manifest.json', '/.env', '/api/nothing'])(
    '%s is a real 404',
    async (path) => {
      const reply = await get(path)
      expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('leads an unknown address to /404', async () => {
    const reply = await get('/no-such-page')
    expect([reply.status, reply.headers['location']]).toEqual([302, '/404'])
  })

  it('passes the API on, and a booking through it is kept', async () => {
    const captcha = await fetch(`${nginx.url}/captcha/api`)
    expect(captcha.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    const { key } = (await captcha.json()) as { key: string }
    const reply = await fetch(`${nginx.url}/api/save-appointment`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: captcha.headers.getSetCookie()[0]?.split(';')[0] ?? '',
        'x-xsrf-token': captcha.headers.get('x-xsrf-token') ?? '',
        origin: nginx.url,
      },
      body: JSON.stringify({ ...booking, key, captcha: CODE }),
    })
    expect(await reply.json()).toMatchObject({ result: 'success' })
  })
})

describe('the _headers file', () => {
  it('has the policy of every page', () => {
    const text = readFileSync('dist/deploy/_headers', 'utf8')
    for (const path of Object.keys(hashes))
      expect(text).toContain(`\n${path}\n  content-security-policy: ${contentSecurityPolicy(settings, hashes[path])}\n`)
  })
})
