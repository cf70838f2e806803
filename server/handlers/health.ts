import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import { reasonOf, tryToWrite } from '../db/can-write'
import type { Database } from '../db/database'

/** A result counts this long, in ms: whoever asks all the time does not keep the disk busy. */
const FRESH = 1_000

/** `/health/live`: the process answers. `/health/ready`: it can keep an enquiry; else 503 with what is wrong. */
export function healthRoutes(app: FastifyInstance, db: Database, clock: Clock): void {
  let closing = false
  let asked = Number.NEGATIVE_INFINITY
  let problem: Promise<string | undefined> = Promise.resolve(undefined)
  app.addHook('preClose', async () => {
    closing = true
  })
  const check = async () => {
    try {
      await tryToWrite(db, clock())
      return undefined
    } catch (error) {
      app.log.error({ err: error }, 'the database cannot be written')
      return reasonOf(error)
    }
  }
  app.get('/health/live', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) => {
    if (performance.now() - asked > FRESH) {
      asked = performance.now()
      problem = check()
    }
    const wrong = closing ? 'the server is stopping' : await problem
    reply.header('cache-control', 'no-store')
    return wrong ? reply.code(503).send({ status: 'failing', problem: wrong }) : reply.send({ status: 'ok' })
  })
}
