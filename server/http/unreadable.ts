import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isForApi } from '../../src/shared/contract/api-paths'
import { href } from '../../src/shared/routes'
import { reasonFor } from './errors'

type Headers = Record<string, string>

/** What is no HTTP, or comes too slowly, reaches no handler. Its bytes hang on the error, and are nobody's business. */
export function answerNoHttp({ code }: NodeJS.ErrnoException, socket: Socket, headers: Headers, log: FastifyBaseLogger): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  log.info({ status, code }, 'a connection was closed')
  const body = JSON.stringify({ error: reasonFor(status) })
  const lines = Object.entries({ ...replyHeaders(headers, body), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  socket.destroy()
}

/** Two Host headers: what stands in front may have gone by the other one. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) hosts++
  return hosts > 1
}

export function refuseTwoHosts(reply: ServerResponse, headers: Headers): number {
  const body = JSON.stringify({ error: reasonFor(400) })
  reply.writeHead(400, { ...replyHeaders(headers, body), connection: 'close' }).end(body)
  return 400
}

/**
 * An address that the router cannot read, such as `/%`, passes no hook and no error handler. Who wants to read a page is led to /404, when
 * there is one. Answers the status.
 */
export function answerBadAddress(
  { statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
  hasSite: boolean,
): number {
  void reply.headers({ ...headers, 'cache-control': 'no-store' })
  const reads = hasSite && /^(?:GET|HEAD)$/.test(request.method) && request.headers.accept?.includes('text/html')
  if (reads && !isForApi(request.raw.url ?? '')) void reply.redirect(href('not-found'), 302)
  else void reply.code(statusCode).send({ error: reasonFor(statusCode) })
  return reply.statusCode
}

const replyHeaders = (headers: Headers, body: string): Headers => ({
  ...headers,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
})
