import type { FastifyReply } from 'fastify'

/** Thrown where a limit is reached; the error handler answers it. */
export class TooMany extends Error {
  constructor(readonly seconds: number) {
    super('too many requests')
  }
}

export function sendTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .send({ error: 'too many requests' })
}
