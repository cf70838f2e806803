import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../server/content/content'
import { DEFAULT_LANG, type Lang, pathIn, splitPath } from '../src/shared/languages'
import type { BuildList, SiteFile, SiteManifest } from '../src/shared/offline-storage'
import { SITE_MANIFEST } from '../src/shared/offline-storage'
import { isPicturePath } from '../src/shared/picture-path'
import type { Page } from '../src/shared/routes'
import { pageFile } from './page-file.js'

type Lists = ReadonlyMap<Lang, string>
type Offered = Pick<Content, 'lang' | 'routes'>

/** Writes what 'Save for offline' takes, a list a language, with sizes and hashes, once all pages stand. Returns the files. */
export function writeOfflineManifests(client: string, contents: readonly Offered[], lists: Lists): string[] {
  return contents.map((content) => {
    const file = join(client, pathIn(content.lang, SITE_MANIFEST))
    writeFileSync(file, JSON.stringify(manifestOf(client, content, contents, lists)))
    return file
  })
}

/** All pages are told, whatever their language; taken are the language's own, and the English ones where it has none. */
function manifestOf(client: string, { lang, routes }: Offered, contents: readonly Offered[], lists: Lists): SiteManifest {
  const fileOf = ({ path }: Page) => join(client, pageFile(path))
  const own = new Set(routes.map(({ path }) => splitPath(path).path))
  const isTaken = (page: Page) =>
    page.route.offline && (page.lang === lang || (page.lang === DEFAULT_LANG && !own.has(page.path)))
  const pages = contents.flatMap((content) => content.routes)
  const taken = pages.filter(isTaken)
  const pictures = taken.flatMap((page) => picturesOf(readFileSync(fileOf(page), 'utf8')))
  const builds = [...new Set([lang, ...taken.map((page) => page.lang)])].map((one) => lists.get(one) ?? '')
  const later = builds.flatMap((build) => (JSON.parse(readFileSync(join(client, build), 'utf8')) as BuildList).more)
  const files = [...new Set([...pictures, ...later])].filter((url) => existsSync(join(client, url))).sort()
  const manifest: SiteManifest = {
    version: '',
    build: builds[0] ?? '',
    pages: pages.map((page) => ({ ...describe(page.path, fileOf(page)), offline: isTaken(page) })),
    files: files.map((url) => describe(url, join(client, url))),
  }
  manifest.version = hashOf(JSON.stringify(manifest))
  return manifest
}

function describe(url: string, file: string): SiteFile {
  const bytes = readFileSync(file)
  const packed = `${file}.br`
  return {
    url,
    hash: hashOf(bytes),
    transfer: existsSync(packed) ? statSync(packed).size : bytes.length,
    size: bytes.length,
  }
}

/** The pictures a page shows; not videos, and not what only the head names. */
function picturesOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  const found = [...body.matchAll(/\s(?:src|poster|href)="(\/[^"#?]+)/g)].map(([, url]) => url ?? '')
  return found.filter(isPicturePath)
}

/** Eight digits tell one state of a file from the next; sixteen were 1.2 KB of every first visit. The worker makes them, too (sw/site.ts). */
const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
