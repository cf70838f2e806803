import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { drawingPolicy, type HeaderSettings, pageHeaders, type PageHashes, securityHeaders } from '../headers'
import { type EncodedBody, encodeBody } from '../encoded-body'
import { cacheControl } from './cache-rules'
import { isMarkdown, markdownHeaders } from './markdown'
import { typeOf } from './types'

/** A file of the built site: small ones in memory, films on disk. */
export interface SiteFile {
  page: boolean
  headers: Record<string, string>
  /** undefined: too big for the memory, and not packed; read from `disk`. */
  body: EncodedBody | undefined
  disk: string
  size: number
  etag: string
  type: string
}

export type SiteFiles = ReadonlyMap<string, SiteFile>

const MOST_IN_MEMORY = 512 * 1024

/** Reads dist/client with its precompressed neighbours, and dist/headers.json. No build gives an empty site. */
export function loadSite(distDir: string, settings: HeaderSettings): SiteFiles {
  const root = join(distDir, 'client')
  const hashes = readHashes(join(distDir, 'headers.json'))
  const common = securityHeaders(settings)
  const names = listFiles(root)
  const present = new Set(names)
  const files = new Map<string, SiteFile>()
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && present.has(name.replace(/\.(br|gz)$/, ''))) continue
    const page = name.endsWith('.html')
    const path = `/${page ? name.replace(/(?:^|\/)index\.html$|\.html$/, '') : name}`
    const disk = join(root, name)
    const { size, mtimeMs } = statSync(disk)
    const type = typeOf(name)
    const ready = (ending: string) => (present.has(name + ending) ? readFileSync(disk + ending) : undefined)
    const headers = {
      ...common,
      'cache-control': cacheControl(path, page),
      ...(page ? pageHeaders(settings, hashes[path]) : {}),
      ...(isMarkdown(path) ? markdownHeaders(path) : {}),
      ...(type.startsWith('image/svg') ? { 'content-security-policy': drawingPolicy(readFileSync(disk, 'utf8')) } : {}),
    }
    const encodings = { br: ready('.br'), gzip: ready('.gz') }
    // What is packed goes packed, however long: the index of the search is four times as long unpacked.
    const kept = page || encodings.br !== undefined || size <= MOST_IN_MEMORY
    const body = kept ? encodeBody(readFileSync(disk), type, encodings) : undefined
    if (body?.br) unpackWhenAsked(body, body.br)
    // A build writes every file anew: one of the same age and size is the same.
    const etag = body?.etag ?? `"${Math.trunc(mtimeMs).toString(36)}-${size.toString(36)}"`
    files.set(path, { page, headers, body, disk, size, etag, type })
  }
  return files
}

/** Hardly anybody asks for the plain bytes of a packed file, and they are two thirds of it: they are not kept. */
function unpackWhenAsked(body: EncodedBody, br: Buffer): void {
  Object.defineProperty(body, 'identity', { get: () => brotliDecompressSync(br), enumerable: true })
}

/** Notes of the build tool and the like; .well-known is meant to be seen. */
const hidden = /(?:^|\/)\.(?!well-known\/)/

function listFiles(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((name) => !hidden.test(name))
  } catch {
    return []
  }
}

function readHashes(file: string): Record<string, PageHashes> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageHashes>
  } catch {
    return {}
  }
}
