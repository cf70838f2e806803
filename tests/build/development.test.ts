import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages, content } from './built-site'

let vite: ViteDevServer
let origin: string

beforeAll(async () => {
  vite = await createServer({
    configLoader: 'bundle',
    logLevel: 'error',
    // The styleguide's journey has a server of its own at the same time.
    cacheDir: 'test-results/vite',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await vite.listen()
  origin = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})
afterAll(() => vite.close())

/** What only a development server needs: its own scripts, and the styles of each module apart. */
const ofDevelopment = (tag: string) => /^<script type="module"|^<style [^>]*data-vite-dev-id/.test(tag)
/** What tells the elements of a document apart; names of files and of classes differ. */
const telling = /\s(?:id|rel|name|property|type|hreflang|role|data-static|data-page|data-form)="[^"]*"/g

/** The elements of a document in their order, those that end it included. */
const structureOf = (html: string): string[] =>
  (html.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, '$1').match(/<\/?[a-z][^>]*>/g) ?? [])
    .filter((tag) => !ofDevelopment(tag))
    .map((tag) => (/^<\/?[\w-]+/.exec(tag)?.[0] ?? '') + (tag.match(telling) ?? []).join(''))

for (const kind of ['home', 'treatment', 'book'])
  test(`in development a page of the kind '${kind}' is put together as it is in production`, { timeout: 60_000 }, async () => {
    const path = content.routes.find(({ route }) => route.kind === kind)?.path
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(200)
    const developed = structureOf(await answer.text())
    const built = structureOf(builtPages.find((page) => page.path === path)?.html ?? '')
    expect(built.length).toBeGreaterThan(100)
    expect(developed).toEqual(built)
  })

test('what programs read is in development what it is in production', { timeout: 60_000 }, async () => {
  for (const path of ['/services.md', '/feed.json', '/feed.xml', '/llms.txt'])
    expect(await (await fetch(origin + path, { redirect: 'manual' })).text(), path).toBe(
      readFileSync(join('dist/client', path), 'utf8'),
    )
})

test('an address that nobody knows leads to the page for unknown ones', async () => {
  const answer = await fetch(`${origin}/no-such-page`, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/404')
})
