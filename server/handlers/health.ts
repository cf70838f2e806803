import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context'
import { reasonOf, tryToWrite } from '../db/can-write'
import { isFromThisMachine } from '../http/own-machine'
import { holdsToken } from '../http/token'

/** How long a result counts, in ms: each asks the disk for 64 KB, and what was wrong may be mended soon. */
const WELL_FOR = 30_000
const ILL_FOR = 1_000
/** Whoever asks has no more patience than this, in ms; a database that is slower keeps visitors waiting as well. */
const ANSWER_WITHIN = 3_000

type Deps = Pick<AppContext, 'db' | 'clock'> & { token: string | undefined }

/**
 * `/health/live`: the process answers. `/health/ready`: it can keep an enquiry; else 503 with what is wrong. The latter costs a write, and
 * answers only this machine, or whoever has the token.
 */
export function healthRoutes(app: FastifyInstance, { db, clock, token }: Deps): void {
  let closing = false
  let asked = Number.NEGATIVE_INFINITY
  let problem: string | undefined
  let looking: Promise<void> | undefined
  app.addHook('preClose', async () => {
    closing = true
  })
  // What could not be answered is news: the next question looks anew.
  app.addHook('onResponse', (_, reply, done) => {
    if (reply.statusCode === 503 && !problem) asked = Number.NEGATIVE_INFINITY
    done()
  })

  const look = async () => {
    try {
      await tryToWrite(db, clock())
      problem = undefined
    } catch (error) {
      app.log.error({ err: error }, 'the database cannot be written')
      problem = reasonOf(error)
    } finally {
      asked = clock()
      looking = undefined
    }
  }
  /** Also when the clock was set back. */
  const isRecent = () => Math.abs(clock() - asked) < (problem ? ILL_FOR : WELL_FOR)
  const whatIsWrong = () => {
    if (!looking && isRecent()) return problem
    looking ??= look()
    return Promise.race([looking.then(() => problem), slow()])
  }

  app.get('/health/live', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isFromThisMachine(request.raw) && !(token && holdsToken(request, token)))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'from elsewhere a token is needed' })
    const wrong = closing ? 'the server is stopping' : await whatIsWrong()
    return wrong ? reply.code(503).send({ status: 'failing', problem: wrong }) : reply.send({ status: 'ok' })
  })
}

const slow = () =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, ANSWER_WITHIN, 'the database does not answer in time').unref()
  })
