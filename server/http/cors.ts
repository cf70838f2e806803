import type { FastifyInstance } from 'fastify'
import { addVary } from '../encoded-body'
import type { Origins } from './origins'
import { XSRF_HEADER } from '../../src/shared/contract/xsrf'

/** Lets the site's pages use an API on another origin, with its cookie. Does nothing when they share one. */
export function cors(app: FastifyInstance, { site, separate }: Origins): void {
  if (!separate) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', addVary(reply.getHeader('vary'), 'origin'))
    if (request.headers.origin !== site) return
    reply.header('access-control-allow-origin', site)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', `${XSRF_HEADER}, retry-after`)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      reply.header('access-control-allow-methods', 'GET, POST')
      reply.header('access-control-allow-headers', `content-type, ${XSRF_HEADER}`)
      reply.header('access-control-max-age', '7200')
      return reply.code(204).send()
    }
  })
  for (const path of ['/api/*', '/captcha/*']) app.options(path, (_, reply) => reply.code(204).send())
}
