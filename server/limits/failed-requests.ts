import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A request that fails on our side counts for nobody: its visitor may try again. */
export function giveBackFailed(app: FastifyInstance, { giveBack }: { giveBack(request: FastifyRequest): Promise<void> }): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 500) await giveBack(request)
  })
}
