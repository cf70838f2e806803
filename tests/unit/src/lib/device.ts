import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import type { SiteManifest } from '../../../../src/shared/offline-storage'
import type { WorkerMessage } from '../../../../src/shared/worker-messages'

const ORIGIN = 'http://clinic.test'
const pathOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'string' ? request : 'url' in request ? request.url : request, ORIGIN).pathname

/** Enough of the browser's Cache for the saving: by path, and with room for so many entries that are not marks. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  constructor(private readonly isFull: () => boolean) {}

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(pathOf(request))?.clone()
  }

  async matchAll(): Promise<Response[]> {
    return [...this.entries.values()].map((response) => response.clone())
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }))
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (!this.entries.has(pathOf(request)) && this.isFull()) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(pathOf(request), response)
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(pathOf(request))
  }
}

type Page = typeof import('../../../../src/stores/saved')

/** A device with a small site before it: its caches, its locks, its worker's part of the saving, and any number of tabs. */
export class Device {
  readonly caches = new Map<string, FakeCache>()
  /** How many entries the caches take altogether. */
  room = Number.POSITIVE_INFINITY
  hasWorker = true
  /** What the server answers with, by path. */
  readonly site = new Map<string, string>()
  readonly fetched: string[] = []
  /** Holds an answer back, or fails it. */
  onFetch: (path: string) => Promise<void> | void = () => undefined
  private readonly locks = new Map<string, Promise<unknown>>()

  constructor(pages: readonly string[], files: readonly string[]) {
    for (const path of pages) this.site.set(path, htmlOf(path))
    for (const path of files) this.site.set(path, `<svg id="${path}"/>`)
    this.publish('1')
    vi.stubGlobal('self', globalThis)
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
    vi.stubGlobal('location', { origin: ORIGIN })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    vi.stubGlobal('caches', this.storage())
    vi.stubGlobal('fetch', (request: RequestInfo | URL) => this.answer(pathOf(request)))
    vi.stubGlobal('navigator', {
      locks: {
        request: this.lock,
        query: async () => ({ held: [...this.locks.keys()].map((name) => ({ name })) }),
      },
      serviceWorker: { getRegistration: async () => (this.hasWorker ? { active: this.worker() } : undefined) },
    })
  }

  /** Another version of the site, with what it holds now. */
  publish(version: string): void {
    this.site.delete('/offline-manifest.json')
    const described = [...this.site].map(([url, text]) => ({ url, hash: hashOf(text), transfer: 1, size: 1, offline: true }))
    const manifest: SiteManifest = {
      version,
      build: '',
      pages: described.filter((file) => !isFile(file)),
      files: described.filter(isFile),
    }
    this.site.set('/offline-manifest.json', JSON.stringify(manifest))
  }

  /** A tab has modules of its own. */
  async tab(): Promise<Page> {
    vi.resetModules()
    return import('../../../../src/stores/saved')
  }

  async keptIn(cache: string): Promise<string[]> {
    return [...(this.caches.get(cache)?.entries.keys() ?? [])].sort()
  }

  async mark(): Promise<unknown> {
    return this.caches.get('site')?.entries.get('/saved-site')?.clone().json()
  }

  private storage(): Partial<CacheStorage> {
    const used = () => [...this.caches.values()].reduce((sum, { entries }) => sum + entries.size, 0)
    const open = async (name: string) => {
      const cache = this.caches.get(name) ?? new FakeCache(() => used() >= this.room)
      this.caches.set(name, cache)
      return cache as unknown as Cache
    }
    return {
      open,
      delete: async (name) => this.caches.delete(name),
      has: async (name) => this.caches.has(name),
      match: async (request, options) => {
        for (const [name, cache] of this.caches)
          if (!options?.cacheName || options.cacheName === name) {
            const found = await cache.match(request)
            if (found) return found
          }
        return undefined
      },
    }
  }

  private async answer(path: string): Promise<Response> {
    this.fetched.push(path)
    await this.onFetch(path)
    const text = this.site.get(path)
    const type = path.includes('.') ? 'image/svg+xml' : 'text/html'
    const response = new Response(text ?? '', { status: text === undefined ? 404 : 200, headers: { 'content-type': type } })
    return ownAnswer(response)
  }

  private readonly lock = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const job = rest.at(-1) as (lock: object | null) => Promise<unknown>
    const before = this.locks.get(name)
    if (before && rest.length > 1) return job(null)
    const mine = (before ?? Promise.resolve()).then(() => job({ name }))
    const settled = mine.catch(() => undefined)
    this.locks.set(name, settled)
    void settled.then(() => this.locks.get(name) === settled && this.locks.delete(name))
    return mine
  }

  private worker() {
    return {
      postMessage: async (message: WorkerMessage, [port]: MessagePort[]) => {
        const { saveItems, removeSite } = await import('../../../../sw/site')
        if (message.type === 'build') port?.postMessage('/assets/build-1.json')
        if (message.type === 'save') port?.postMessage(await saveItems(message.items))
        if (message.type === 'remove-site') port?.postMessage(await removeSite())
      },
    }
  }
}

/** What the browser calls an answer of our own; a clone is one as well. */
function ownAnswer(response: Response): Response {
  const clone = response.clone.bind(response)
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => ownAnswer(clone()) },
  })
}

const isFile = ({ url }: { url: string }) => url.includes('.')
const htmlOf = (path: string) => `<html data-path="${path}"><body><h1>${path}</h1></body></html>`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
