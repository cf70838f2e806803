import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context'

/** A request that fails on our side counts for nobody: its visitor may try again. */
export function giveBackFailed(app: FastifyInstance, { giveBack }: Pick<AppContext, 'giveBack'>): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 500) await giveBack(request)
  })
}
