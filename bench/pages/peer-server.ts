import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const TEXT = /\.(html|js|css|json|svg)$/
/** Folders whose files carry a hash: of Astro, Next.js, Vite. */
const HASHED = /^\/(_astro|_next\/static|assets)\//

/** Serves the folder of a built site as well as a good host would: packed with brotli beforehand, hashed files for ever, all from memory. */
export async function servePeer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const kept = new Map<string, Buffer>()
  const server = createServer((request, reply) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = fileOf(folder, path)
    if (!file) return void reply.writeHead(404).end()
    const packed = TEXT.test(file)
    const body = kept.get(file) ?? (packed ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    kept.set(file, body)
    reply.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    })
    reply.end(body)
  }).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function fileOf(folder: string, path: string): string | undefined {
  const place = join(folder, normalize(`/${path}`))
  return [place, join(place, 'index.html'), `${place}.html`].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
