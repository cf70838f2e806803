import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused: told by its line in the log and counted, never with what it said or who sent it. */
    refused: 'origin' | 'token' | 'limited' | 'captcha' | 'honeypot' | 'work' | 'invalid' | undefined
  }
}

/** An id of its own for each request, also across restarts and processes. */
export function requestIds(clock: Clock): () => string {
  const started = `${clock().toString(36)}${process.pid.toString(36)}`
  let count = 0
  return () => `${started}-${(++count).toString(36)}`
}

/** One line a request: id, method, path without its query, status and time, and why it was refused. Never what was sent. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refused', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const line = lineOf(request.raw, reply.statusCode, reply.elapsedTime, request.id)
    app.log.info(request.refused ? { ...line, refused: request.refused } : line, 'request')
    done()
  })
}

/** What the log says of a request. @param took ms */
export function lineOf({ method, url = '' }: IncomingMessage, status: number, took: number, reqId: string) {
  const query = url.indexOf('?')
  return { reqId, method, path: query < 0 ? url : url.slice(0, query), status, ms: Math.round(took * 10) / 10 }
}
