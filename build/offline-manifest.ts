import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../server/content/content'
import type { BuildList, SiteFile, SiteManifest, SitePage } from '../src/shared/offline-storage'
import { SITE_MANIFEST } from '../src/shared/offline-storage'
import { isPicturePath } from '../src/shared/picture-path'
import type { Page } from '../src/shared/routes'
import { pageFile } from './page-file.js'

/** Writes what 'Save for offline' takes, with sizes and hashes, once all pages stand. The pages of other languages are told, and not taken. */
export function writeOfflineManifest(client: string, [first, ...others]: readonly Content[], build: string): void {
  const fileOf = (path: string) => join(client, pageFile(path))
  const told = (pages: readonly Page[] = [], taken = true): SitePage[] =>
    pages.map(({ path, route }) => ({ ...describe(path, fileOf(path)), offline: taken && route.offline }))
  const documents = [...told(first?.routes), ...others.flatMap(({ routes }) => told(routes, false))]
  const saved = documents.filter(({ offline }) => offline)
  const pictures = new Set(saved.flatMap(({ url }) => picturesOf(readFileSync(fileOf(url), 'utf8'))))
  const { more } = JSON.parse(readFileSync(join(client, build), 'utf8')) as BuildList
  const files = [...pictures, ...more].filter((url) => existsSync(join(client, url))).sort()
  const manifest: SiteManifest = {
    version: '',
    build,
    pages: documents,
    files: files.map((url) => describe(url, join(client, url))),
  }
  manifest.version = hashOf(JSON.stringify(manifest))
  writeFileSync(join(client, SITE_MANIFEST), JSON.stringify(manifest))
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

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
