import { readFileSync } from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTHING_ALLOWED, pageHeaders, type PageHashes, securityHeaders } from '../../server/headers'
import { loadSite } from '../../server/static/site-files'
import { booking, type ClinicServer, CODE, startServer } from '../api/setup/clinic-server'
import { freePort, type Nginx, type Ports, startNginx } from './setup/nginx'

const hashes = JSON.parse(readFileSync('dist/headers.json', 'utf8')) as Record<string, PageHashes>
const settings = { https: false, reports: true }
let api: ClinicServer
let nginx: Nginx
let ports: Ports

beforeAll(async () => {
  ports = { http: await freePort(), https: await freePort(), api: await freePort() }
  api = await startServer({ settings: { SITE_URL: `https://localhost:${ports.https}`, TRUST_PROXY: '1' } })
  await api.app.listen({ port: ports.api, host: '127.0.0.1' })
  nginx = await startNginx(ports)
}, 180_000)
afterAll(async () => {
  await nginx.stop()
  await api.stop()
})

interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Sends a path exactly as written, through TLS, and does not follow. */
function send(path: string, headers: Record<string, string>, options: RequestOptions, body?: string) {
  return new Promise<Reply>((resolve, reject) => {
    const host = `localhost:${ports.https}`
    const server = { host: '127.0.0.1', port: ports.https, servername: 'localhost', rejectUnauthorized: false }
    const sent = request({ ...server, path, headers: { host, ...headers }, agent: false, ...options }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers as Record<string, string>, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

const get = (path: string, headers: Record<string, string> = {}, options: RequestOptions = {}) => send(path, headers, options)
const post = (path: string, headers: Record<string, string>, body: string) => send(path, headers, { method: 'POST' }, body)

/** A captcha as a browser gets it. */
async function visit() {
  const reply = await get('/captcha/api')
  const [cookie = ''] = (reply.headers['set-cookie'] as unknown as string[])[0]?.split(';') ?? []
  const { key, audio } = JSON.parse(reply.body.toString()) as { key: string; audio: string }
  return { reply, key, audio, cookie, token: reply.headers['x-xsrf-token'] ?? '' }
}

describe('the example for nginx', () => {
  it('is accepted by nginx without a warning', () => {
    expect(nginx.verdict).toContain('syntax is ok')
    expect(nginx.verdict).not.toMatch(/\[(warn|emerg|error)\]/)
  })

  it('serves every page under its address with the headers of our own server', async () => {
    for (const path of Object.keys(hashes)) {
      const reply = await get(path)
      expect([path, reply.status]).toEqual([path, path.endsWith('/404') ? 404 : 200])
      expect(reply.headers, path).toMatchObject({
        ...securityHeaders(settings),
        ...pageHeaders(settings, hashes[path]),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': path.endsWith('/404') ? 'no-store' : 'no-cache',
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
      expect(reply.headers['reporting-endpoints'], path).toBeUndefined()
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
    expect((await get('/hi/no-such-page')).headers['location']).toBe('/hi/404')
  })

  it('leads a person who types the address of a missing file to /404, and no program', async () => {
    expect((await get('/index.php', { accept: 'text/html,*/*' })).headers['location']).toBe('/404')
    expect((await get('/contact.html')).headers['location']).toBe('/404')
    expect((await get('/index.php', { accept: '*/*' })).status).toBe(404)
  })

  it('leads from http to the same address under https', async () => {
    const reply = await fetch(`http://localhost:${ports.http}/contact?a=1`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([308, 'https://localhost/contact?a=1'])
  })

  it('leads from the name with www to the one that forms are taken from', async () => {
    const reply = await get('/contact', { host: 'www.localhost' }, { servername: 'www.localhost' })
    expect([reply.status, reply.headers['location']]).toEqual([308, 'https://localhost/contact'])
  })

  it('gives nothing to whoever asks for another name', async () => {
    const other = fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' })
    await expect(other).rejects.toThrow('fetch failed')
    await expect(get('/', {}, { servername: 'evil.example' })).rejects.toThrow(/alert|handshake|unrecognized/i)
  })

  it('passes the API on, and a booking through it is kept', async () => {
    const { reply, key, cookie, token } = await visit()
    expect(reply.headers['content-security-policy']).toBe(NOTHING_ALLOWED)
    const body = JSON.stringify({ ...booking, key, captcha: CODE })
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      cookie,
      'x-xsrf-token': token,
      origin: api.origin,
    }
    expect(JSON.parse((await post('/api/save-appointment', headers, body)).body.toString())).toMatchObject({ result: 'success' })
  })

  it('lets a blind visitor hear the captcha', async () => {
    const reply = await get((await visit()).audio)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(reply.body.subarray(0, 4).toString()).toBe('RIFF')
  })

  it('passes on whether the process lives, and to nobody the check that writes', async () => {
    expect((await get('/health/live')).status).toBe(200)
    expect((await get('/health/ready')).status).toBe(404)
  })

  it('notes who asked for what, and not what was searched for', async () => {
    await get('/search?q=shy+question', { referer: 'https://elsewhere.example/' })
    await expect.poll(() => nginx.accessLog()).toContain('"GET /search" 200')
    expect(nginx.accessLog()).not.toMatch(/shy|elsewhere/)
  })

  it('says in words that the app reads that the server is away', async () => {
    await api.app.close()
    const reply = await get('/api/nothing')
    expect(reply.status).toBe(503)
    expect(reply.headers).toMatchObject({
      ...securityHeaders(settings),
      'content-type': 'application/json',
      'content-security-policy': NOTHING_ALLOWED,
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    expect(JSON.parse(reply.body.toString())).toEqual({ error: 'the server cannot answer now' })
  })

  it('tells a program that floods the API to wait, in the words of our own server', async () => {
    const replies = await Promise.all(Array.from({ length: 90 }, () => get('/captcha/api')))
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.headers).toMatchObject({ ...securityHeaders(settings), 'retry-after': '5', 'cache-control': 'no-store' })
    expect(JSON.parse(refused?.body.toString() ?? '')).toEqual({ error: 'too many requests' })
    expect((await get('/contact')).status).toBe(200)
  })
})
