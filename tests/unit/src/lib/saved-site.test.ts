import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Device } from './device'

const PAGES = ['/', '/services', '/blog', '/about']
const FILES = ['/a.svg', '/b.svg', '/c.svg', '/d.svg', '/e.svg', '/f.svg']
let device: Device

beforeEach(() => {
  device = new Device(PAGES, FILES)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A promise to keep the server waiting with. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open!: () => void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const fetchOf = (path: string) => vi.waitFor(() => expect(device.fetched).toContain(path))

test('the whole site is saved, and marked so only then', async () => {
  const { saved, saveSite } = await device.tab()
  await saveSite()
  expect(saved.state).toBe('saved')
  expect(await device.keptIn('pages')).toEqual([...PAGES].sort())
  expect(await device.keptIn('site')).toEqual([...FILES, '/saved-site'])
  expect(await device.mark()).toMatchObject({ version: '1', whole: true })
})

test.each([
  ['the language that was saved', { list: '/hi/offline-manifest.json' }, '/hi/offline-manifest.json'],
  ['the only language that there was', {}, '/offline-manifest.json'],
])('a deploy renews %s, whichever language is read', async (_, saved, list) => {
  device.site.set(list, JSON.stringify({ version: '9', build: '', pages: [], files: [] }))
  const mark = Response.json({ version: '8', whole: true, size: 0, ...saved })
  await (await caches.open('site')).put('/saved-site', mark)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { startSaved } = await device.tab()
  await startSaved()
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await device.mark()).toMatchObject({ version: '9', whole: true, list }))
  expect(new Set(device.fetched)).toEqual(new Set([list]))
})

test('Stop while the list is on its way: nothing is fetched, now or on the next load', async () => {
  const { saved, saveSite, removeSite } = await device.tab()
  const list = gate()
  device.onFetch = () => list.opened
  const saving = saveSite()
  await fetchOf('/offline-manifest.json')
  await removeSite()
  expect(saved.state).toBe('none')
  list.open()
  await saving
  expect(saved.state).toBe('none')
  expect(await device.mark()).toBeUndefined()
  expect(device.fetched).toEqual(['/offline-manifest.json'])
})

test('Stop while the list is on its way and never comes: no pause is told', async () => {
  const { saved, saveSite, removeSite } = await device.tab()
  const list = gate()
  device.onFetch = async () => {
    await list.opened
    throw new TypeError('no connection')
  }
  const saving = saveSite()
  await fetchOf('/offline-manifest.json')
  await removeSite()
  list.open()
  await saving
  expect(saved.state).toBe('none')
})

test('Stop among the pictures: what is still on its way then is not kept', async () => {
  const { saved, saveSite, removeSite } = await device.tab()
  const picture = gate()
  device.onFetch = (path) => (path === '/b.svg' ? picture.opened : undefined)
  const saving = saveSite()
  await fetchOf('/b.svg')
  await removeSite()
  picture.open()
  await saving
  expect(saved.state).toBe('none')
  expect(await device.keptIn('site')).toEqual([])
  expect(await device.keptIn('pages')).toEqual([])
  expect(device.fetched).not.toContain('/f.svg')
})

test('a quiet refresh that is cut off leaves the saved site marked as saved', async () => {
  const first = await device.tab()
  await first.saveSite()
  device.site.set('/services', '<html data-path="/services"><body>new</body></html>')
  device.publish('2')
  device.onFetch = (path) => {
    if (path === '/services') throw new TypeError('no connection')
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  const next = await device.tab()
  await next.startSaved()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(device.fetched.filter((path) => path === '/services')).toHaveLength(2))
  expect(next.saved.state).toBe('saved')
  expect(await device.mark()).toMatchObject({ version: '1', whole: true })
})

test('a device that is full midway: what this saving has brought goes, all else stays, and no load tries again', async () => {
  for (const path of ['/services', '/a.svg', '/api/seo'])
    await (
      await caches.open(path === '/services' ? 'pages' : path === '/a.svg' ? 'pictures' : 'api')
    ).put(path, new Response('old', { headers: { 'x-kept-by': 'visit' } }))
  device.room = 10
  const { saved, saveSite } = await device.tab()
  await saveSite()
  expect(saved.state).toBe('full')
  expect(await device.keptIn('pages')).toEqual(['/services'])
  expect(await device.keptIn('pictures')).toEqual(['/a.svg'])
  expect(await device.keptIn('api')).toEqual(['/api/seo'])
  expect(await device.keptIn('site')).toEqual([])
  expect(await device.mark()).toBeUndefined()
})

test('pages saved in bulk bring no pictures of their own; a page that is opened then keeps them for itself', async () => {
  device.site.set('/blog', '<html data-path="/blog"><body><img src="/a.svg"></body></html>')
  device.publish('1')
  const { saveSite } = await device.tab()
  await saveSite()
  expect(await device.keptIn('pictures')).toEqual([])
  device.fetched.length = 0
  const { keepPage } = await import('../../../../sw/documents')
  await keepPage({ path: '/blog', response: await fetch('/blog'), by: 'visit' })
  expect(await device.keptIn('pictures')).toEqual(['/a.svg'])
  expect(device.fetched, 'the saved one is copied').toEqual(['/blog'])
})

test('going on asks for the room of what is missing, not of what is there', async () => {
  const { missingOf } = await import('../../../../src/lib/saved-site')
  const wanted = [...PAGES, ...FILES].map((url) => ({ kind: 'file' as const, url, hash: '', transfer: 1, size: 1 }))
  await (await caches.open('pages')).put('/blog', new Response(''))
  await (await caches.open('site')).put('/a.svg', new Response(''))
  const missing = await missingOf(wanted)
  expect(missing.map(({ url }) => url)).toEqual([...PAGES, ...FILES].filter((url) => url !== '/blog' && url !== '/a.svg'))
})

test('without a worker saving is not offered, and nothing is marked', async () => {
  device.hasWorker = false
  const { saved, saveSite } = await device.tab()
  await saveSite()
  expect(saved.state).toBe('unsupported')
  expect(await device.mark()).toBeUndefined()
})

test('of more than 150 kept pages the oldest go, but not from a saved site', async () => {
  const { boundPages, keptDocuments } = await import('../../../../sw/documents')
  const site = await caches.open('site')
  const pages = await caches.open('pages')
  await site.put('/saved-site', Response.json({}))
  for (let at = 1; at <= 160; at++)
    await pages.put(
      `/page-${at}`,
      new Response('', { headers: { 'x-kept-at': `${at}`, 'x-kept-by': at % 2 ? 'site' : 'visit' } }),
    )
  await boundPages()
  expect(await keptDocuments()).toHaveLength(160)
  await site.delete('/saved-site')
  await boundPages()
  const kept = await keptDocuments()
  expect(kept).toHaveLength(150)
  expect(kept.at(-1)?.path).toBe('/page-11')
})

test('while one tab saves, the others say so, and see when the site is saved', async () => {
  const [a, b] = [await device.tab(), await device.tab()]
  const picture = gate()
  device.onFetch = (path) => (path === '/b.svg' ? picture.opened : undefined)
  const inA = a.saveSite()
  await fetchOf('/b.svg')
  const inB = b.saveSite()
  const c = await device.tab()
  await c.startSaved()
  expect([b.saved.state, c.saved.state]).toEqual(['saving', 'saving'])
  picture.open()
  await Promise.all([inA, inB])
  await vi.waitFor(() => expect([a, b, c].map(({ saved }) => saved.state)).toEqual(['saved', 'saved', 'saved']))
  expect(device.fetched.filter((path) => path === '/c.svg')).toHaveLength(1)
})

test('Stop in any tab stops all', async () => {
  const [a, b, c] = [await device.tab(), await device.tab(), await device.tab()]
  const picture = gate()
  device.onFetch = (path) => (path === '/b.svg' ? picture.opened : undefined)
  const inA = a.saveSite()
  await fetchOf('/b.svg')
  const inB = b.saveSite()
  await c.startSaved()
  await c.removeSite()
  picture.open()
  await Promise.all([inA, inB])
  await vi.waitFor(() => expect([a, b, c].map(({ saved }) => saved.state)).toEqual(['none', 'none', 'none']))
  expect(await device.keptIn('site')).toEqual([])
  expect(await device.keptIn('pages')).toEqual([])
})
