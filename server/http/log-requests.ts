import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'

/** An id of its own for each request, also across restarts and processes. */
export function requestIds(clock: Clock): () => string {
  const started = `${clock().toString(36)}${process.pid.toString(36)}`
  let count = 0
  return () => `${started}-${(++count).toString(36)}`
}

/** One line a request: id, method, path without its query, status and time. Never what was sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info(lineOf(request.raw, reply.statusCode, reply.elapsedTime, request.id), 'request')
    done()
  })
}

/** What the log says of a request. @param took ms */
export function lineOf({ method, url = '' }: IncomingMessage, status: number, took: number, reqId: string) {
  const query = url.indexOf('?')
  return { reqId, method, path: query < 0 ? url : url.slice(0, query), status, ms: Math.round(took * 10) / 10 }
}
