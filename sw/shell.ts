import { DEFAULT_LANG, langs, type Lang, pathIn, splitPath } from '../src/shared/languages'
import { CACHES, SITE_MANIFEST, type SiteManifest } from '../src/shared/offline-storage'
import { href } from '../src/shared/routes'
import { forgetPage, keepPage, keptDocuments } from './documents'
import { lastResort } from './last-resort'
import { fetchFile, LOOSE, put, withNotes } from './store'

interface Entry {
  url: string
  revision: string | null
}

const REVISION = 'x-kept-revision'
const OFFLINE = href('offline')
const OFFLINES = langs.map((lang) => pathIn(lang, OFFLINE))
/** The pages among them: whom to call on the fifth night must not depend on what was opened before. */
const DOCUMENTS = [...OFFLINES, ...langs.map((lang) => pathIn(lang, href('aftercare')))]

/** The list that the build writes into the worker: the offline page in each language, the list of the build's files, icons, manifest. */
declare const self: ServiceWorkerGlobalScope & { shellFiles: Entry[] }
const entries = self.shellFiles.map(({ url, revision }) => ({ url: `/${url}`, revision: revision ?? '' }))

/** The build this worker came with, by the address of its list of files. */
export const ownBuild = entries.find(({ url }) => url.startsWith('/assets/build-'))?.url ?? ''

/** Keeps what the app needs whatever was opened. Fetches only what is missing or has changed; throws when that cannot be had. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHES.shell)
  const read = await languagesRead(cache)
  let renewed = false
  for (const { url, revision } of entries) {
    const path = url.replace(/\.html$/, '')
    if (url === ownBuild || !read.has(splitPath(path).lang)) continue
    const known = await cache.match(path, LOOSE)
    if (known?.headers.get(REVISION) === revision) continue
    // What is kept for the first time came with this very build: nothing has been taken off the site since.
    if (known) renewed = true
    const response = await fetchFile(path, 'no-cache')
    const notes = { [REVISION]: revision }
    if (DOCUMENTS.includes(path)) await keepPage({ path, response, by: 'visit', cache: CACHES.shell, notes })
    else await put(CACHES.shell, path, withNotes(await response.blob(), response, notes))
  }
  if (renewed) await forgetWithdrawn()
}

/** The site's first language, those of pages that are open, and those whose pages are kept: nobody fetches what they cannot read. */
async function languagesRead(cache: Cache): Promise<ReadonlySet<Lang>> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = [...windows, ...(await cache.keys())].map(({ url }) => new URL(url).pathname)
  return new Set([DEFAULT_LANG, ...addresses.map((address) => splitPath(address).lang)])
}

/** What the clinic has taken off the site (testimonials, results) leaves the device as well. */
async function forgetWithdrawn(): Promise<void> {
  const kept = await keptDocuments()
  if (kept.length === 0) return
  const { pages } = (await (await fetchFile(SITE_MANIFEST, 'no-cache')).json()) as SiteManifest
  const existing = new Set(pages.map(({ url }) => url))
  for (const { path } of kept) if (!existing.has(path)) await forgetPage(path)
}

/** A page of the shell under its own address; the offline page is none, for it says of itself that it stands in. */
export const shellPage = async (path: string) =>
  DOCUMENTS.includes(path) && !OFFLINES.includes(path) ? (await caches.open(CACHES.shell)).match(path, LOOSE) : undefined

/** The page for an address that is neither reachable nor kept, under whatever address was asked for. */
export async function offlinePage(path: string): Promise<Response> {
  const { lang } = splitPath(path)
  const shell = await caches.open(CACHES.shell)
  const kept = (await shell.match(pathIn(lang, OFFLINE), LOOSE)) ?? (await shell.match(OFFLINE, LOOSE))
  if (!kept) return new Response(lastResort(lang), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  // The same document is the list of saved pages when it is opened as /offline; here it says that it stands in for another.
  const html = (await kept.text()).replace('<html ', '<html data-stand-in ')
  return new Response(html, { headers: kept.headers })
}
