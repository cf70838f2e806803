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

const wordsOf = (policy = '') => policy.split(/[; ]+/)

const folder = (one: string) => one.slice(0, one.lastIndexOf('/'))

/** The hashes of the pages in a page's folder, and of the one for unknown addresses, which stands there, too. */
function allOf(path: string): PageHashes {
  const near = Object.keys(hashes).filter(
    (one) => one === path || one === '/404' || (folder(path) !== '' && folder(one) === folder(path)),
  )
  const of = (kind: keyof PageHashes) => [...new Set(near.flatMap((one) => hashes[one]?.[kind] ?? []))]
  return { script: of('script'), style: of('style') }
}

describe('on a static host that reads _headers', () => {
  it('every page stands at its own address, with its policy and our headers', () => {
    for (const path of Object.keys(hashes)) {
      const { file, headers } = serve(path)
      expect(file).toBe(path === '/' ? '/index.html' : `${path}.html`)
      const { 'content-security-policy': policy, ...others } = headers
      expect(others, path).toEqual({ ...securityHeaders(settings), 'cache-control': 'no-cache' })
      // A folder's rule allows what is inline in any of its pages, and nothing else beside.
      const [own, any] = [contentSecurityPolicy(settings, hashes[path]), contentSecurityPolicy(settings, allOf(path))]
      expect(wordsOf(policy), path).toEqual(expect.arrayContaining(wordsOf(own)))
      expect(wordsOf(any), path).toEqual(expect.arrayContaining(wordsOf(policy)))
    }
  })

  it('an unknown address is answered with 404 and the policy of that page', () => {
    const { file, status, headers } = serve('/no-such-page')
    expect([file, status]).toEqual(['/404.html', 404])
    expect(headers['content-security-policy']).toBe(contentSecurityPolicy(settings, hashes['/404']))
    const inFolder = serve('/hi/no-such-page').headers['content-security-policy']
    expect(wordsOf(inFolder)).toEqual(expect.arrayContaining(wordsOf(contentSecurityPolicy(settings, hashes['/404']))))
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
