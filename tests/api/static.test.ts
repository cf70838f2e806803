import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../server/static/site-files'
import { type ClinicServer, startServer } from './setup/clinic-server'
import { rawGet } from './setup/raw-get'
import { rawTalk } from './setup/raw-talk'

const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>words</p>'.repeat(100)}`
/** Longer than what is kept in memory unpacked. */
const LONG = JSON.stringify(Array.from({ length: 90_000 }, (_, index) => `word ${index}`))
const dist = mkdtempSync(join(tmpdir(), 'site-'))
let server: ClinicServer

function write(name: string, text: string | Buffer) {
  const file = join(dist, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(async () => {
  write('client/index.html', page('Home'))
  write('client/contact/index.html', page('Contact'))
  write('client/contact/index.html.br', brotliCompressSync(page('Contact')))
  write('client/anti-aging/index.html', page('Anti-aging'))
  write('client/anti-aging/dermal-fillers/index.html', page('Fillers'))
  write('client/404/index.html', page('404'))
  write('client/sw.js', 'self')
  write('client/.vite/manifest.json', '{}')
  write('client/.well-known/security.txt', 'Contact: x')
  write('client/assets/app-abc.js', 'import')
  write('client/assets/index-abc.json', LONG)
  write('client/assets/index-abc.json.br', brotliCompressSync(LONG))
  write('client/icons/icon.png', Buffer.alloc(10))
  write('client/video/long.webm', Buffer.alloc(600 * 1024, 7))
  write('headers.json', JSON.stringify({ '/contact': { script: ['sha256-abc='], style: ['sha256-def='] } }))
  server = await startServer({ site: loadSite(dist, { https: false }) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('a page', () => {
  it('is served under its clean path, to be asked for again', async () => {
    const reply = await get('/contact?from=mail')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toContain('<title>Contact</title>')
  })

  it('is sent precompressed', async () => {
    const reply = await get('/contact', { 'accept-encoding': 'br' })
    expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual(['br', 'accept-encoding'])
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(page('Contact'))
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
  })

  it('is sent precompressed as all files are that were packed, the long index of the search too', async () => {
    const reply = await get('/assets/index-abc.json', { 'accept-encoding': 'br' })
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, 'br'])
    expect(reply.rawPayload.length).toBeLessThan(LONG.length / 3)
    expect((await get('/assets/index-abc.json')).body).toBe(LONG)
  })

  it('is not sent again to a visitor who has it', async () => {
    const { etag } = (await get('/contact')).headers
    expect((await get('/contact', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('allows its own inline scripts by their hashes, and nothing else', async () => {
    const policy = String((await get('/contact')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).toContain("style-src 'self' 'sha256-def='")
    expect(policy).not.toContain('unsafe')
    expect(String((await get('/')).headers['content-security-policy'])).toContain("script-src 'self';")
  })

  it('comes whole, with all its headers, when the range that is asked for is none', async () => {
    const reply = await get('/contact', { range: 'pages=1-2', 'accept-encoding': 'br' })
    const { etag, vary } = reply.headers
    expect([reply.statusCode, reply.headers['content-encoding'], vary]).toEqual([200, 'br', 'accept-encoding'])
    expect(etag).toBe((await get('/contact')).headers.etag)
    const part = await get('/contact', { range: 'bytes=0-14', 'accept-encoding': 'br' })
    expect([part.statusCode, part.body, part.headers.etag, part.headers.vary]).toEqual([206, '<!doctype html>', etag, vary])
    const again = await get('/contact', { range: 'bytes=0-14', 'if-range': String(etag) })
    expect(again.statusCode).toBe(200)
  })

  it('can be asked for by HEAD', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/contact' })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })
})

describe('an address with too many slashes', () => {
  it.each([
    ['/contact/', '/contact'],
    ['//contact', '/contact'],
    ['//contact//', '/contact'],
    ['///', '/'],
    ['/anti-aging//dermal-fillers/', '/anti-aging/dermal-fillers'],
    ['//anti-aging/dermal-fillers', '/anti-aging/dermal-fillers'],
    ['/\\contact', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
    ['/contact/?a=1', '/contact?a=1'],
  ])('%s leads to %s in one hop', async (from, to) => {
    const reply = await rawGet(server.app, from)
    expect([reply.statusCode, reply.location]).toEqual([308, to])
  })

  it.each([
    '//evil.example',
    '///evil.example/..',
    '/\\evil.example',
    '//evil.example/%2e%2e',
    '/%2F%2Fevil.example',
    '//contact@evil.example',
    '//evil.example//',
  ])('%s never leads off the site', async (from) => {
    expect([undefined, '/404']).toContain((await rawGet(server.app, from)).location)
  })
})

describe('an address that is none', () => {
  it('leads to /404, which has the status 404', async () => {
    const reply = await get('/no-such-page')
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/404'])
    const last = await get('/404')
    expect(last.statusCode).toBe(404)
    expect(last.body).toContain('<title>404</title>')
    for (const range of ['bytes=0-5', 'bytes=900000-', 'x']) {
      const part = await get('/404', { range })
      expect([part.statusCode, part.body]).toEqual([404, last.body])
    }
  })

  it.each([
    '/assets/old-123.js',
    '/assets/x',
    '/missing.png',
    '/sw.js.map',
    '/.vite/manifest.json',
    '/.env',
    '/../server/main.ts',
    '/api/nothing',
    '/captcha/nothing',
  ])('%s is a real 404', async (url) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('an address that cannot be read', () => {
  it.each(['/%', '/%E0%A4%A', '/%c0%ae?secret=1'])('%s leads a reader to /404', async (path) => {
    const reply = await rawTalk(
      server.app,
      `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html,*/*\r\nconnection: close\r\n\r\n`,
    )
    expect(reply).toMatch(/^HTTP\/1\.1 302 /)
    expect(reply).toMatch(/^location: \/404\r$/m)
  })

  it.each([
    ['/%', '*/*'],
    ['/api/seo/%', 'text/html'],
    ['/api/posts/%E0%A4%A', 'application/json'],
  ])('%s is a 400 for a program, with all headers and without its words', async (path, accept) => {
    const reply = await rawTalk(server.app, `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(reply).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(reply).toMatch(/^content-security-policy: default-src 'none'/m)
    expect(reply).toMatch(/^cache-control: no-store\r$/m)
    expect(reply).toMatch(/\r\n\r\n\{"error":"the request cannot be read"\}$/)
  })

  it('is a line in the log', async () => {
    const lines: string[] = []
    const logging = await startServer({ log: (line) => void lines.push(line) })
    await logging.app.inject('/%')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'request', path: '/%', status: 400 })
    await logging.stop()
  })
})

it('a request with two Host headers is refused, whatever it asks for', async () => {
  for (const path of ['/', '/api/site', '/no-such-page']) {
    const reply = await rawTalk(server.app, `GET ${path} HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(reply).toContain('nosniff')
  }
})

describe('files', () => {
  it.each([
    ['/assets/app-abc.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/icons/icon.png', 'public, max-age=3600, stale-while-revalidate=86400'],
  ])('%s may be kept: %s', async (url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected)
  })

  it('of .well-known are sent', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(200)
  })

  it('of films are sent in parts', async () => {
    const reply = await get('/video/long.webm', { range: 'bytes=100-199' })
    expect([reply.statusCode, reply.headers['content-range'], reply.rawPayload.length]).toEqual([
      206,
      'bytes 100-199/614400',
      100,
    ])
    expect((await get('/video/long.webm', { range: 'bytes=900000-' })).statusCode).toBe(416)
    expect((await get('/video/long.webm')).rawPayload.length).toBe(614400)
  })

  it('of films are not sent again to who has them, and a part only of the film that the first part came from', async () => {
    const film = '/video/long.webm'
    const range = 'bytes=100-199'
    const { etag } = (await get(film, { range })).headers
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect((await get(film)).headers.etag).toBe(etag)
    expect((await get(film, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect((await get(film, { range, 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await get(film, { range, 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await server.app.inject({ method: 'HEAD', url: film, headers: { range } })).statusCode).toBe(200)
  })

  it('carry the headers that keep a browser strict', async () => {
    for (const url of ['/', '/assets/app-abc.js', '/api/site', '/captcha/api', '/no-such-page', '/video/long.webm'])
      expect((await get(url)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
  })
})
