import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock'
import type { Database } from '../db/database'
import { outboxState } from '../db/outbox'
import { oldestRequest } from '../db/requests'
import type { Counters } from './counters'

const DAY = 24 * 60 * 60 * 1000

export interface Metrics extends Counters {
  /** Times every request that the framework answers. */
  watch(app: FastifyInstance): void
  /** Times one that it does not. @param took ms */
  answered(method: string, route: string, status: number, took: number): void
  /** In Prometheus' text format. */
  text(): Promise<string>
  type: string
}

/** Counters of this process; the outbox is read from the database when asked. */
export function createMetrics({ kysely }: Database, clock: Clock): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const captchas = new Counter({ name: 'clinic_captchas_total', help: 'Captchas', labelNames: ['outcome'], registers })
  const saves = new Counter({ name: 'clinic_saves_total', help: 'Saves', labelNames: ['kind', 'outcome'], registers })
  const refusals = new Counter({ name: 'clinic_refusals_total', help: 'Refused requests', labelNames: ['reason'], registers })
  const receipts = new Counter({
    name: 'clinic_receipts_total',
    help: 'Receipts of saved requests: pending, held or skipped',
    labelNames: ['fate'],
    registers,
  })
  const floods = new Counter({
    name: 'clinic_floods_total',
    help: 'Hours with more requests than REQUESTS_PER_HOUR',
    registers,
  })
  const violations = new Counter({
    name: 'clinic_policy_violations_total',
    help: 'What content security policies refused in browsers, as these tell it',
    labelNames: ['directive'],
    registers,
  })
  const letters = new Gauge({ name: 'clinic_outbox_letters', help: 'E-mails, by state', labelNames: ['state'], registers })
  const oldest = new Gauge({
    name: 'clinic_outbox_oldest_seconds',
    help: 'Age of the oldest e-mail that still has to leave',
    registers,
  })
  const age = new Gauge({
    name: 'clinic_oldest_enquiry_days',
    help: 'Age of the oldest request; over RETENTION_DAYS, what the privacy notice promises is not done',
    registers,
  })
  const answers = new Gauge({ name: 'clinic_database_up', help: 'Whether the database answers', registers })

  async function readOutbox(): Promise<void> {
    try {
      const { waitingSince, ...states } = await outboxState(kysely)
      oldest.set(waitingSince === null ? 0 : Math.max(0, (clock() - waitingSince) / 1000))
      for (const [state, count] of Object.entries(states)) letters.set({ state }, count)
      const first = await oldestRequest(kysely)
      age.set(first === null ? 0 : Math.max(0, (clock() - first) / DAY))
      answers.set(1)
    } catch {
      answers.set(0)
    }
  }

  return {
    type: register.contentType,
    async text() {
      await readOutbox()
      return register.metrics()
    },
    captcha: (outcome) => captchas.inc({ outcome }),
    save: (kind, outcome) => saves.inc({ kind, outcome }),
    receipt: (fate) => receipts.inc({ fate }),
    flood: () => floods.inc(),
    policyViolation: (directive) => violations.inc({ directive }),
    answered: (method, route, status, took) => requests.observe({ method, route, status }, took / 1000),
    watch: (app) =>
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        if (request.refused) refusals.inc({ reason: request.refused })
        done()
      }),
  }
}
