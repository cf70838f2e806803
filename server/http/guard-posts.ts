import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context'
import { comesFromUs } from './origins'

/** Refuses what another site's page could send: a post needs our origin, and the token of our cookie in a header. */
export function guardPosts(app: FastifyInstance, { origins, xsrf }: Pick<AppContext, 'origins' | 'xsrf'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST') return done()
    if (!comesFromUs(request, origins)) request.refused = 'origin'
    else if (!xsrf.matches(request)) request.refused = 'token'
    else return done()
    reply.code(403).header('cache-control', 'no-store').send({ error: 'forbidden' })
  })
}
