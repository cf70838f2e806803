import Fastify, { type FastifyInstance, type FastifyLoggerOptions, LogController } from 'fastify'
import { href } from '../src/shared/routes'
import { createContext } from './app-context'
import type { Draw } from './captcha/drawing'
import type { Clock } from './clock'
import type { Content } from './content/content'
import { contentRoutes } from './content-routes'
import type { Database } from './db/database'
import type { Env } from './env'
import { captchaRoutes } from './handlers/captcha'
import { countsRoute } from './handlers/counts'
import { healthRoutes } from './handlers/health'
import { metricsRoute } from './handlers/metrics'
import { policyReportRoute } from './handlers/policy-reports'
import { saveRoutes } from './handlers/saves'
import { NOTHING_ALLOWED, securityHeaders } from './headers'
import { housekeeping } from './housekeeping'
import { cors } from './http/cors'
import { errorInLog } from './http/error-in-log'
import { errorReplies } from './http/errors'
import { guardPosts } from './http/guard-posts'
import { lineOf, logRequests, requestIds } from './http/log-requests'
import { answerBadAddress, answerNoHttp } from './http/unreadable'
import { giveBackFailed } from './limits/failed-requests'
import type { Random } from './random'
import { type Note, quickServer } from './static/quick-files'
import type { SiteFiles } from './static/site-files'
import { staticRoutes } from './static/static-routes'

export interface AppDeps {
  content: Content
  db: Database
  env: Env
  clock: Clock
  random: Random
  /** How captchas are drawn; without it, between the requests. */
  draw?: Draw
  /** The built site; without it there is only the API. */
  site?: SiteFiles
  /** Options of pino; nothing is logged without them. */
  log?: FastifyLoggerOptions
}

/** Form posts are small; a message has at most 2,000 characters. */
const BODY_LIMIT = 32 * 1024

/** The whole server, not yet listening. Everything that varies comes in: time, chance, settings, content, database. */
export async function createApp({ content, db, env, clock, random, draw, site, log }: AppDeps): Promise<FastifyInstance> {
  const metrics = env.METRICS_TOKEN ? (await import('./metrics/metrics')).createMetrics(db, clock) : undefined
  const alert = () =>
    app.log.error({ budget: env.REQUESTS_PER_HOUR }, 'more requests than usual: receipts are held. See docs/operations.md')
  const context = await createContext({ content, db, env, clock, random, draw, counters: metrics, alert })
  const { origins } = context
  const headers = {
    ...securityHeaders({ https: origins.https, hsts: env.HSTS, apiOrigin: origins.separate ? origins.api : undefined }),
    'content-security-policy': NOTHING_ALLOWED,
  }
  const nextId = requestIds(clock)
  const note: Note = (request, status, since) => {
    const took = performance.now() - since
    app.log.info(lineOf(request, status, took, nextId()), 'request')
    metrics?.answered('GET', '/*', status, took)
  }
  const app: FastifyInstance = Fastify({
    logger: log ? { ...log, serializers: { err: errorInLog } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    genReqId: nextId,
    // A logger for each request would cost as much as its line: the lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    serverFactory: (handler) => quickServer(site ?? new Map(), handler, note, headers),
    clientErrorHandler: (error, socket) => answerNoHttp(error, socket, headers, app.log),
    frameworkErrors: (error, request, reply) =>
      note(
        request.raw,
        answerBadAddress(error, request, reply, headers, site?.has(href('not-found')) ?? false),
        performance.now(),
      ),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  logRequests(app)
  metrics?.watch(app)
  housekeeping(app, context, env)

  errorReplies(app, headers)
  await app.register(async (api) => {
    await cors(api, origins)
    api.addHook('onRequest', (_, reply, done) => {
      reply.headers(headers)
      done()
    })
    contentRoutes(api, content)
    healthRoutes(api, { db, clock, token: env.METRICS_TOKEN })
    if (metrics && env.METRICS_TOKEN) metricsRoute(api, metrics, env.METRICS_TOKEN)
    await api.register(async (reports) => policyReportRoute(reports, context))
    await api.register(async (counts) => countsRoute(counts, { ...context, content, limited: env.RATE_LIMIT === 'on' }))
    await api.register(async (forms) => {
      guardPosts(forms, context)
      giveBackFailed(forms, context)
      captchaRoutes(forms, context)
      saveRoutes(forms, context)
    })
  })
  staticRoutes(app, site ?? new Map(), headers)
  app.setNotFoundHandler((_, reply) =>
    reply
      .code(404)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send({ error: 'not found' }),
  )
  return app
}

/** A number says how many proxies stand in front, the nearest first. */
function trusted(setting: Env['TRUST_PROXY']): false | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_, hop) => hop < setting : setting
}
