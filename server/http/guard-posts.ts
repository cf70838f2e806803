import type { FastifyInstance } from 'fastify'
import { comesFromUs, type Origins } from './origins'
import type { XsrfTokens } from './xsrf'

interface Guards {
  origins: Origins
  xsrf: XsrfTokens
}

/** Refuses what another site's page could send: a post needs our origin, and the token of our cookie in a header. */
export function guardPosts(app: FastifyInstance, { origins, xsrf }: Guards): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST') return done()
    if (!comesFromUs(request, origins)) request.refused = 'origin'
    else if (!xsrf.matches(request)) request.refused = 'token'
    else return done()
    reply.code(403).header('cache-control', 'no-store').send({ error: 'forbidden' })
  })
}
