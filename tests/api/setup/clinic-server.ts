import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp } from '../../../server/app'
import type { Content } from '../../../server/content/content'
import { inspectContent } from '../../../server/content/load'
import type { Database } from '../../../server/db/database'
import { readEnv } from '../../../server/env'
import type { SiteFiles } from '../../../server/static/site-files'
import { openTestDatabase } from './test-database'

export const CODE = 'TEST7'
/** A Saturday; in Gurgaon it is 12:30. */
export const NOW = Date.parse('2026-11-21T07:00:00Z')

let content: Content | undefined
export function realContent(): Content {
  content ??= inspectContent('content', { publicDir: 'public', clock: () => NOW }).content
  if (!content) throw new Error('the content cannot be used')
  return content
}

export interface ClinicServer {
  app: FastifyInstance
  db: Database
  origin: string
  /** Moves the clock on. */
  wait(milliseconds: number): void
  /** Opens a captcha as a browser would: key, and the headers of a form's post. */
  visit(): Promise<{ key: string; headers: Record<string, string> }>
  post(url: string, payload: unknown, headers: Record<string, string>): Promise<LightMyRequestResponse>
  stop(): Promise<void>
}

interface Options {
  settings?: Record<string, string>
  site?: SiteFiles
  db?: Database
  /** Gets every line of the log; nothing is logged without it. */
  log?: (line: string) => void
}

/** A server in this process with an empty database, its own clock and, by default, a known code and no limits. */
export async function startServer({ settings = {}, site, db: given, log }: Options = {}): Promise<ClinicServer> {
  let now = NOW
  const env = readEnv({ CAPTCHA_TEST_CODE: CODE, RATE_LIMIT: 'off', DATA_DIR: ':memory:', ...settings })
  const db = given ?? (await openTestDatabase())
  const app = await createApp({
    content: realContent(),
    db,
    env,
    clock: () => now,
    random: randomBytes,
    ...(site ? { site } : {}),
    ...(log ? { log: { level: env.LOG_LEVEL, stream: { write: log } } } : {}),
  })
  const origin = env.SITE_URL
  return {
    app,
    db,
    origin,
    wait: (milliseconds) => void (now += milliseconds),
    async visit() {
      const reply = await app.inject('/captcha/api')
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
      const headers = { cookie, 'x-xsrf-token': String(reply.headers['x-xsrf-token']), origin }
      return { key: reply.json<{ key: string }>().key, headers }
    },
    post: (url, payload, headers) => {
      const request: InjectOptions = { method: 'POST', url, headers: { 'content-type': 'application/json', ...headers } }
      return app.inject({ ...request, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) })
    },
    async stop() {
      await app.close()
      await db.close()
    },
  }
}

export const booking = {
  name: 'Asha Rao',
  mobile: '9876543210',
  email: 'asha@example.org',
  date: '2026-11-23',
  message: 'After five, please.',
  requesturl: 'http://localhost:4173/',
  refferelurl: 'http://localhost:4173/book-an-appointment',
  notice: '2026-11-23',
}

export const countEnquiries = async ({ db }: ClinicServer) =>
  (await db.kysely.selectFrom('enquiries').select('reference').execute()).length
