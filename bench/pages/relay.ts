import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Asked {
  path: string
  bytes: number
  /** Whether the service worker asked. */
  worker: boolean
}

export interface Relay {
  url: string
  /** What was asked for since the last `forget()`. */
  asked: readonly Asked[]
  forget(): void
  stop(): Promise<void>
}

/**
 * Serves a site at another address and writes down what is asked for. With `change`, documents are sent changed, and packed as before;
 * files and documents are then kept in memory, so that a page costs no more here than at its own address.
 */
export async function startRelay(to: string, change?: (html: string) => string): Promise<Relay> {
  const kept = new Map<string, Promise<Answer>>()
  let asked: Asked[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    const fetched = change ? (kept.get(path) ?? changed(to, path, request.headers, change)) : ask(to, path, request.headers)
    if (change) kept.set(path, fetched)
    void fetched
      .then(({ status, headers, body }) => {
        asked.push({ path, bytes: body.length, worker: isWorker(path, request.headers) })
        return reply.writeHead(status, headers).end(body)
      })
      .catch(() => reply.destroy())
  }).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    get asked() {
      return asked
    },
    forget: () => void (asked = []),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A page's own HTML, its scripts taken out: what no version of the site can be faster than. */
export const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')

/** A worker says its own address as the referrer. */
const isWorker = (path: string, { referer }: IncomingHttpHeaders) => path === '/sw.js' || referer?.endsWith('/sw.js') === true

async function changed(to: string, path: string, asked: IncomingHttpHeaders, change: (html: string) => string): Promise<Answer> {
  const answer = await ask(to, path, { ...asked, 'accept-encoding': 'br' })
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer
  const packed = answer.headers['content-encoding'] === 'br'
  const html = change((packed ? brotliDecompressSync(answer.body) : answer.body).toString())
  const body = brotliCompressSync(html)
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br', 'content-length': String(body.length) }, body }
}

function ask(to: string, path: string, asked: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(to + path, { headers: without(asked, 'host', 'connection') }, (reply: IncomingMessage) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const own = without(reply.headers, 'connection', 'transfer-encoding')
        resolve({ status: reply.statusCode ?? 502, headers: own, body: Buffer.concat(parts) })
      })
    })
    request.on('error', reject)
  })
}

const without = (headers: IncomingHttpHeaders, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
