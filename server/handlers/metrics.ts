import type { FastifyInstance } from 'fastify'
import { holdsToken } from '../http/token'
import type { Metrics } from '../metrics/metrics'

/** `/metrics`, for whoever has the token. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!holdsToken(request, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'a token is needed' })
    return reply.header('content-type', metrics.type).send(await metrics.text())
  })
}
