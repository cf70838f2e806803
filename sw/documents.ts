import { CACHES, type KeptBy, NOTES } from '../src/shared/offline-storage'
import { cleanPath } from '../src/shared/routes'
import { keepBuild } from './builds'
import { keepPictures } from './pictures'
import { isSiteWanted, isWhole, LOOSE, put, withNotes } from './store'

/** More than the site has pages; a bound all the same. The oldest go first. */
const MOST = 150

export const pathOfUrl = (url: string) => cleanPath(new URL(url).pathname)

export async function findPage(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHES.pages)).match(path, LOOSE)
}

interface Keep {
  path: string
  response: Response
  /** Its body, where it was read before: an unread one holds a connection as long as it waits. */
  body?: ArrayBuffer
  by: KeptBy
  /** Nothing but the document itself: the visitor saves data. */
  sparing?: boolean
  cache?: string
  /** Further headers to note beside it. */
  notes?: Record<string, string>
}

/**
 * Keeps a document once all it needs is kept: a copy that could not run never replaces one that does. Returns whether it did.
 */
export async function keepPage({
  path,
  response,
  body,
  by,
  sparing = false,
  cache = CACHES.pages,
  notes,
}: Keep): Promise<boolean> {
  if (!isPage(response)) return false
  const bytes = body ?? (await response.arrayBuffer())
  const html = new TextDecoder().decode(bytes)
  // Some hosts answer an unknown address with another page and status 200.
  if (attribute(html, 'data-path') !== path) return false
  const build = attribute(html, 'data-build') ?? ''
  const before = await (await caches.open(cache)).match(path, LOOSE)
  if (!sparing && build) {
    try {
      await keepBuild(build, by)
    } catch (error) {
      if (before) throw error
    }
  }
  const all = {
    ...notes,
    [NOTES.at]: String(Date.now()),
    [NOTES.build]: build,
    [NOTES.by]: before?.headers.get(NOTES.by) === 'visit' ? 'visit' : by,
    [NOTES.title]: encodeURIComponent(titleOf(html)),
  }
  await put(cache, path, withNotes(bytes, response, all), by)
  // 'Save for offline' brings the pictures of all pages by itself.
  if (!sparing && by === 'visit') await keepPictures(html)
  return true
}

/** Only a whole page of our own: no redirect, no error, no part, nothing that is not HTML. */
export const isPage = (response: Response) =>
  isWhole(response) && (response.headers.get('content-type') ?? '').startsWith('text/html')

export async function forgetPage(path: string): Promise<void> {
  await (await caches.open(CACHES.pages)).delete(path, LOOSE)
}

/** Drops the oldest documents above the bound; none while the whole site is wanted, for then it would not be whole. */
export async function boundPages(): Promise<void> {
  if (await isSiteWanted()) return
  const kept = await keptDocuments()
  for (const { path } of kept.slice(MOST)) await forgetPage(path)
}

interface Kept {
  path: string
  at: number
  build: string
  by: string
}

/** The kept documents, the newest first. */
export async function keptDocuments(): Promise<Kept[]> {
  const cache = await caches.open(CACHES.pages)
  const kept: Kept[] = []
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers
    if (!headers) continue
    const note = (name: string) => headers.get(name) ?? ''
    kept.push({ path: pathOfUrl(request.url), at: Number(note(NOTES.at)), build: note(NOTES.build), by: note(NOTES.by) })
  }
  return kept.sort((a, b) => b.at - a.at)
}

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The heading says what a page is; its title is written for search engines. */
const titleOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim()
