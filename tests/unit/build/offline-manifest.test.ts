import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeOfflineManifests } from '../../../build/offline-manifest'
import type { SiteManifest } from '../../../src/shared/offline-storage'
import type { Content } from '../../../server/content/content'

const LIST = '/assets/build-1.json'
const pages = [
  { lang: 'en', path: '/contact', route: { offline: true } },
  { lang: 'en', path: '/videos', route: { offline: false } },
] as Content['routes']

let client: string
const write = (url: string, text: string) => {
  const file = join(client, url)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const manifest = (): SiteManifest => {
  writeOfflineManifests(client, [{ lang: 'en', routes: pages }], new Map([['en', LIST]]))
  return JSON.parse(readFileSync(join(client, 'offline-manifest.json'), 'utf8')) as SiteManifest
}

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'client-'))
  write(LIST, JSON.stringify({ files: ['/assets/app.js'], more: ['/assets/search.json', '/assets/gone.json'] }))
  write('/assets/search.json', '{}')
  write('/pictures/room.webp', 'a room')
  write('/pictures/head.png', 'a preview')
  write('/video/film.webm', 'a film')
  write('/pictures/poster.svg', 'a poster')
  write(
    '/contact.html',
    '<head><link href="/pictures/head.png"></head><body><img src="/pictures/room.webp"><img src="/pictures/missing.png"><video src="/video/film.webm">',
  )
  write('/contact.html.br', 'packed')
  write('/videos.html', '<head></head><body><video poster="/pictures/poster.svg">')
})
afterEach(() => rmSync(client, { recursive: true }))

describe('what “Save for offline” takes', () => {
  it('is every picture that a saved page shows and what features load later; no films, no previews, nothing of other pages, nothing that is not there', () => {
    expect(manifest().files.map(({ url }) => url)).toEqual(['/assets/search.json', '/pictures/room.webp'])
  })

  it('tells what it costs on the way and on the device', () => {
    const [contact, videos] = manifest().pages
    const size = readFileSync(join(client, 'contact.html')).length
    expect(contact).toMatchObject({ url: '/contact', offline: true, transfer: 6, size })
    expect(videos).toMatchObject({ url: '/videos', offline: false })
    expect(videos?.transfer).toBe(videos?.size)
  })

  it('has another version as soon as a page or a picture has other bytes, and the same one else', () => {
    const before = manifest()
    expect(manifest().version).toBe(before.version)
    write('/pictures/room.webp', 'another room')
    const after = manifest()
    expect(after.version).not.toBe(before.version)
    expect(after.files.at(-1)?.hash).not.toBe(before.files.at(-1)?.hash)
    expect(after.files[0]?.hash).toBe(before.files[0]?.hash)
  })
})
