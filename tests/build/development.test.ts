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

const samples = [content, ...content.translations.values()].flatMap(({ lang, routes }) =>
  ['home', 'treatment', 'book'].map((kind) => ({
    lang,
    kind,
    path: routes.find(({ route }) => route.kind === kind)?.path ?? '',
  })),
)

test.each(samples)(
  'in development a page of the kind $kind ($lang) is put together as it is in production',
  { timeout: 120_000 },
  async ({ path }) => {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(200)
    const developed = structureOf(await answer.text())
    const built = structureOf(builtPages.find((page) => page.path === path)?.html ?? '')
    expect(built.length).toBeGreaterThan(100)
    expect(developed).toEqual(built)
  },
)

/** The sources that the browser asks for by themselves, of a page's first script. */
const importsOf = (script: string) => [...script.matchAll(/(?:from|import)\s*"(\/[^"]+)"/g)].map(([, path]) => path ?? '')

test.each([...content.translations.keys()])(
  'the scripts of a page in %s bring its own words',
  { timeout: 120_000 },
  async (lang) => {
    const page = await (await fetch(`${origin}/${lang}`)).text()
    expect(page).toContain(`data-entry="/${lang}/src/entry-client.tsx"`)
    const asked = new Set([`/${lang}/src/entry-client.tsx`])
    for (const path of asked)
      for (const next of importsOf(await (await fetch(origin + path)).text()))
        if (/\/src\/.*\.tsx?(\?|$)/.test(next)) asked.add(next)
    const words = [...asked].filter((path) => path.includes('/src/shared/words/'))
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((path) => path.includes('/words/en/'))).toEqual([])
    expect([...asked].filter((path) => !path.startsWith(`/${lang}/`))).toEqual([])
  },
)

test('what programs read is in development what it is in production', { timeout: 60_000 }, async () => {
  const files = ['/services.md', '/feed.json', '/feed.xml', '/llms.txt', '/manifest.webmanifest']
  for (const path of [...files, '/hi/services.md', '/hi/llms.txt', '/hi/manifest.webmanifest'])
    expect(await (await fetch(origin + path, { redirect: 'manual' })).text(), path).toBe(
      readFileSync(join('dist/client', path), 'utf8'),
    )
})

test.each([
  ['/no-such-page', '/404'],
  ['/hi/no-such-page', '/hi/404'],
])('an address that nobody knows, %s, leads to the page for unknown ones', async (path, found) => {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(found)
})
