import Fastify, { type FastifyInstance } from 'fastify'
import type { Content } from './content/content'
import { contentRoutes } from './content-routes'

/** The API's reading half, without a database: the prerender asks it with inject(). */
export function createContentApp(content: Content): FastifyInstance {
  const app = Fastify({ logger: false, routerOptions: { maxParamLength: 200 } })
  contentRoutes(app, content)
  return app
}
