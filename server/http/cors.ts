import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { XSRF_HEADER } from '../../src/shared/contract/xsrf'
import type { Origins } from './origins'

/** Lets the site's pages use an API on another origin, with its cookie. Does nothing when they share one. */
export async function cors(app: FastifyInstance, { site, separate }: Origins): Promise<void> {
  if (!separate) return
  await app.register(fastifyCors, {
    // As a list: a single text would be answered to strangers, too.
    origin: [site],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', XSRF_HEADER],
    exposedHeaders: [XSRF_HEADER, 'retry-after'],
    maxAge: 7200,
  })
}
