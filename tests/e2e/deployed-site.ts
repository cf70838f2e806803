import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { pageFile } from '../../build/page-file.js'
import type { SiteManifest } from '../../src/shared/offline-storage'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A copy of the built site on a server of its own, which a test can stop, break and deploy anew: offline tests pull the real
 * plug. Its API is out of reach.
 */
export class DeployedSite {
  readonly root = emptyFolder()
  /** Every address asked for, in order. */
  readonly requests: string[] = []
  /** Bytes of the bodies sent. */
  sent = 0
  /** How many pages more it sends; who asks for one then is kept waiting. */
  pagesLeft = Infinity
  /** What the browser says of a site whose API is out of reach, which is without a connection for a while, or has lost old files. */
  readonly troubles: RegExp[] = [/\/(api\/\S*|404) answered 404/, /status of 404 .*\/(api\/|captcha\/api|404$)/]
  #server: Server | undefined
  #port = 0
  #version = 1

  static async start(): Promise<DeployedSite> {
    const site = new DeployedSite()
    linkFiles('dist/client', site.root)
    await site.plugIn()
    return site
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async plugIn(): Promise<void> {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.url)
      this.requests.push(pathname)
      if (!isPage(pathname) || this.pagesLeft-- > 0) this.#answer(pathname, request.headers['if-none-match'], response)
    })
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, 'localhost', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** The server is gone: every connection is refused. */
  async unplug(): Promise<void> {
    this.troubles.push(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)/)
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  }

  async remove(): Promise<void> {
    await this.unplug()
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Deploys another version: every file of the app has a new name, the old ones are gone, and each page says which version it is. */
  deploy(): number {
    const version = ++this.#version
    this.troubles.push(/\/assets\/\S+ answered 404/, /status of 404 .*\/assets\//, /Failed to fetch dynamically imported module/)
    const assets = join(this.root, 'assets')
    const renamed = new Map<string, string>()
    for (const name of readdirSync(assets)) {
      if (name.endsWith('.br')) rmSync(join(assets, name))
      else if (/\.(js|css|json)$/.test(name)) renamed.set(name, name.replace(/(\.d\d+)?(\.\w+)$/, `.d${version}$2`))
    }
    for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next))
    const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
    const rewrite = (text: string) => text.replace(names, (name) => renamed.get(name) ?? name)
    for (const file of readdirSync(this.root, { recursive: true, encoding: 'utf8' })) {
      const path = join(this.root, file)
      if (file.endsWith('.br') && /\.(html|js|json)\.br$/.test(file)) rmSync(path)
      else if (/\.(html|js|css|json)$/.test(file) && statSync(path).isFile()) {
        let text = rewrite(readFileSync(path, 'utf8'))
        if (file.endsWith('.html')) text = text.replace(/(<html [^>]*?)( data-version="\d+")?>/, `$1 data-version="${version}">`)
        if (file === 'sw.js') text = text.replace(/("revision":")\w+/g, `$1of-version-${version}`)
        overwrite(path, text)
      }
    }
    this.#rehash()
    return version
  }

  replace(path: string, change: (text: string) => string): void {
    const file = join(this.root, path)
    rmSync(`${file}.br`, { force: true })
    overwrite(file, change(readFileSync(file, 'utf8')))
    this.#rehash()
  }

  /** 'Save for offline' takes these pages only, without the drawings: what a test does not look at need not be fetched. */
  offerOnly(...paths: string[]): void {
    const file = join(this.root, 'offline-manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest
    manifest.pages = manifest.pages.filter(({ url }) => paths.includes(url))
    manifest.files = manifest.files.filter(({ url }) => !url.startsWith('/drawings/'))
    rmSync(`${file}.br`, { force: true })
    overwrite(file, JSON.stringify(manifest))
  }

  take(path: string): void {
    for (const file of [path, `${path}.br`]) rmSync(join(this.root, file), { recursive: true, force: true })
  }

  /** The manifest of 'Save for offline' names the hashes of what is deployed. */
  #rehash(): void {
    const file = join(this.root, 'offline-manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest
    for (const page of manifest.pages) page.hash = hash(join(this.root, pageFile(page.url)))
    for (const entry of manifest.files) entry.hash = hash(join(this.root, entry.url))
    manifest.version = String(this.#version)
    overwrite(file, JSON.stringify(manifest))
  }

  #answer(pathname: string, known: string | undefined, response: ServerResponse): void {
    const page = isPage(pathname)
    const file = join(this.root, page ? pageFile(decodeURIComponent(pathname)) : decodeURIComponent(pathname))
    try {
      const { body, encoding } = this.#read(file)
      const etag = `"${createHash('sha256').update(body).digest('hex')}"`
      if (etag === known) {
        response.writeHead(304, { etag }).end()
        return
      }
      this.sent += body.length
      response.writeHead(pathname === '/404' ? 404 : 200, {
        etag,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      response.end(body)
    } catch {
      if (page) response.writeHead(302, { location: '/404' }).end()
      else response.writeHead(404).end()
    }
  }

  #read(file: string): { body: Buffer; encoding?: string } {
    try {
      return { body: readFileSync(`${file}.br`), encoding: 'br' }
    } catch {
      return { body: readFileSync(file) }
    }
  }
}

const isPage = (pathname: string) => extname(pathname) === '' && !pathname.startsWith('/api/')

/** On the disk of the built site, whose files it shares. */
function emptyFolder(): string {
  mkdirSync('test-results', { recursive: true })
  return mkdtempSync(join('test-results', 'site-'))
}

/** The same files in another folder: copies would have to be written, and deleted again. */
function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      mkdirSync(target)
      linkFiles(source, target)
    } else if (!entry.name.endsWith('.gz')) linkSync(source, target)
  }
}

/** Writes a new file in the place of one that the built site shares. */
function overwrite(file: string, text: string): void {
  rmSync(file, { force: true })
  writeFileSync(file, text)
}

const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
