import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
// The line is slow: that is what it is for.
import { setTimeout as after } from 'node:timers/promises'

/** Pieces that what a page is about arrives in, and milliseconds between two. */
const PIECES = 10
const GAP = 30
/** How late in ms what a page asks for comes: what it is painted with comes last. */
const late: [RegExp, number][] = [
  [/\.css$/, 100],
  [/\.js$/, 150],
  [/\.(png|jpe?g|webp|avif|svg)$/, 250],
  [/\.woff2$/, 300],
]

/** The site behind a line on which documents come in pieces and all else comes late, at any visit. */
export async function slowLine(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', site).pathname
    const delay = late.find(([files]) => files.test(path))?.[1] ?? 0
    void after(delay).then(() => forward(asked, answer, site))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

function forward(asked: IncomingMessage, answer: ServerResponse, site: string): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (reply) => {
    const isDocument = /text\/html/.test(reply.headers['content-type'] ?? '')
    answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'cache-control': 'no-store' })
    if (isDocument) void inPieces(reply, answer)
    else reply.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}

/** The frame at once, then what the page is about, piece by piece, then the rest. */
async function inPieces(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = Buffer.concat(await reply.toArray())
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  const step = Math.ceil((end - start) / PIECES) + 1
  let sent = 0
  for (let at = start + step; at < end; at += step) {
    answer.write(html.subarray(sent, at))
    sent = at
    await after(GAP)
  }
  answer.end(html.subarray(sent))
}
