import type { FastifyError, FastifyInstance } from 'fastify'
import { sendTooMany, TooMany } from '../limits/too-many'

const reasons: Record<number, string> = {
  400: 'the request cannot be read',
  404: 'not found',
  405: 'method not allowed',
  408: 'the request took too long',
  413: 'the request is too big',
  414: 'the address is too long',
  415: 'the body is not JSON',
  431: 'the headers are too big',
}

/** What a refused request is told. */
export const reasonFor = (status: number) => reasons[status] ?? 'the request was refused'

/** Errors leave the server as a status and a short reason: no stack, no words of the database. */
export function errorReplies(app: FastifyInstance, headers: Record<string, string>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof TooMany ? 429 : clientError(error.statusCode)
    if (status === 500) request.log.error({ reqId: request.id, err: error }, 'a request failed')
    reply.headers({ ...headers, 'cache-control': 'no-store' })
    if (error instanceof TooMany) {
      request.refused = 'limited'
      return sendTooMany(reply, error.seconds)
    }
    // A database that is busy, full or away comes back: the visitor may try again.
    if (status === 500) return reply.code(503).header('retry-after', '5').send({ error: 'the server cannot answer now' })
    return reply.code(status).send({ error: reasonFor(status) })
  })
}

const clientError = (status: number | undefined) => (status !== undefined && status >= 400 && status < 500 ? status : 500)
