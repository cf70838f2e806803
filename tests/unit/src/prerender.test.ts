import { readdirSync } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Prerender from '../../../src/entry-prerender'
import type * as Frame from '../../../src/stores/frame'
import { createContentApp, loadContent } from '../../../server/content-entry'

const content = loadContent('content')
const api = createContentApp(content)
let vite: ViteDevServer
let render: typeof Prerender.render
let frame: typeof Frame
let stores: [name: string, store: object][]

beforeAll(async () => {
  vite = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    // Its CommonJS side, which node would take, has no named exports.
    ssr: { noExternal: ['workbox-window'] },
  })
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module
  render = (await load<typeof Prerender>('/src/entry-prerender.tsx')).render
  frame = await load<typeof Frame>('/src/stores/frame.ts')
  const names = readdirSync('src/stores').filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(names.map((name) => load<Record<string, unknown>>(`/src/stores/${name}`)))
  stores = modules.flatMap((module, at) =>
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? [[`${names[at]} ${name}`, value] as [string, object]] : [],
    ),
  )
})
afterAll(async () => {
  await vite.close()
  await api.close()
})

const ask = async (path: string): Promise<unknown> => (await api.inject(path)).json()
const htmlOf = async (path: string) => {
  const page = content.routes.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  return (await render(page, ask)).html
}
const state = () => stores.map(([name, store]) => [name, JSON.stringify(store)])

test('a build renders every page and leaves every store as it was', async () => {
  expect(stores.map(([name]) => name)).toEqual(expect.arrayContaining(['layout.ts layout', 'menu.ts menu', 'frame.ts frame']))
  const before = state()
  for (const page of content.routes) expect((await render(page, ask)).html, page.path).toContain('<h1')
  expect(state()).toEqual(before)
})

test('the shared switch takes header and footer off a page, and puts them back', async () => {
  const parts = /<header class="header|<footer/g
  expect((await htmlOf('/services')).match(parts)).toHaveLength(2)
  frame.showFrame(false)
  expect((await htmlOf('/services')).match(parts)).toBeNull()
  frame.showFrame(true)
  expect((await htmlOf('/services')).match(parts)).toHaveLength(2)
})

test('the landing page has neither, whatever the switch says', async () => {
  expect(await htmlOf('/lp')).not.toMatch(/<header class="header|<footer/)
})

test('the overlay of the home page has a switch of its own', async () => {
  const overlaid = /<header class="header\S* \S*overlay\S*"/
  expect(await htmlOf('/')).toMatch(overlaid)
  expect(await htmlOf('/services')).not.toMatch(overlaid)
  frame.setOverlay(false)
  expect(await htmlOf('/')).not.toMatch(overlaid)
  frame.setOverlay(true)
})
