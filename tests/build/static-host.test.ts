import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, type PageHashes, securityHeaders } from '../../server/headers'
import { CLIENT } from './built-site'

const hashes = JSON.parse(readFileSync('dist/headers.json', 'utf8')) as Record<string, PageHashes>
const settings = { https: false }
const rules = readFileSync('dist/deploy/_headers', 'utf8')
  .trimEnd()
  .split(/\n(?=\/)/)
  .map((block) => block.split('\n').map((line) => line.trim()))

/** What Cloudflare Pages sends: `/contact` is contact.html, an unknown address gets 404.html; of all rules that fit, '!' takes away first. */
function serve(path: string): { file: string; status: number; headers: Record<string, string> } {
  const name = [path === '/' ? '/index.html' : path, `${path}.html`].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(CLIENT, file)),
  )
  const headers: Record<string, string> = {}
  for (const [rule = '', ...lines] of rules) {
    if (!new RegExp(`^${rule.replace(/[.]/g, '\\.').replace('*', '.*')}$`).test(path)) continue
    for (const line of lines) {
      const [, off, header = '', value = ''] = /^(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? []
      if (off) delete headers[header]
      else headers[header] = headers[header] === undefined ? value : `${headers[header]}, ${value}`
    }
  }
  return { file: name ?? '/404.html', status: name ? 200 : 404, headers }
}

describe('on a static host that reads _headers', () => {
  it('every page stands at its own address, with its policy and our headers', () => {
    for (const path of Object.keys(hashes)) {
      const { file, headers } = serve(path)
      expect(file).toBe(path === '/' ? '/index.html' : `${path}.html`)
      expect(headers, path).toEqual({
        ...securityHeaders(settings),
        'content-security-policy': contentSecurityPolicy(settings, hashes[path]),
        'cache-control': 'no-cache',
      })
    }
  })

  it('an unknown address is answered with 404 and the policy of that page', () => {
    const { file, status, headers } = serve('/no-such-page')
    expect([file, status]).toEqual(['/404.html', 404])
    expect(headers['content-security-policy']).toBe(contentSecurityPolicy(settings, hashes['/404']))
  })

  it('files with a hash in their name are kept, the worker is not, and no page’s policy binds it', () => {
    const [script = ''] = /\/assets\/app-[\w-]+\.js/.exec(readFileSync(join(CLIENT, 'index.html'), 'utf8')) ?? []
    expect(serve(script).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(serve('/sw.js').headers).toEqual({ ...securityHeaders(settings), 'cache-control': 'no-cache' })
  })

  it('the rules are as few and as short as Cloudflare Pages reads', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const line of rules.flat()) expect(line.length).toBeLessThan(2_000)
  })
})
