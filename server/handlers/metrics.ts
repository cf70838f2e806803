import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics'

/** `/metrics`, for whoever has the token. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = digest(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'a token is needed' })
    return reply.header('content-type', metrics.type).send(await metrics.text())
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
