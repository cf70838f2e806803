import type { FastifyRequest } from 'fastify'
import { captchaCodes } from './captcha/code'
import { type Draw, drawHere } from './captcha/drawing'
import { unansweredCaptchas } from './captcha/unanswered'
import type { Clock } from './clock'
import type { Content } from './content/content'
import { commitTogether } from './db/commit-together'
import { type Database, secretOf } from './db/database'
import { keepNotice } from './db/notices'
import type { SaveDeps } from './enquiries/save'
import type { Env } from './env'
import { type Origins, originsOf } from './http/origins'
import { type XsrfTokens, xsrfTokens } from './http/xsrf'
import { createLimits } from './limits/create-limits'
import type { Limit } from './limits/limit'
import { siteBudget } from './limits/site-budget'
import type { Visitor } from './limits/rules'
import { TooMany } from './limits/too-many'
import { noCounters, type Counters } from './metrics/counters'
import type { Random } from './random'

/** What the handlers of requests that write share. */
export interface AppContext extends SaveDeps {
  origins: Origins
  xsrf: XsrfTokens
  counters: Counters
  draw: Draw
  visitor(request: FastifyRequest): Visitor
  /** Counts a request; throws TooMany when one of the limits is reached. */
  limit(request: FastifyRequest, limits: readonly Limit[]): Promise<void>
  /** Uncounts it. */
  giveBack(request: FastifyRequest): Promise<void>
}

interface ContextDeps {
  content: Content
  db: Database
  clock: Clock
  random: Random
  env: Env
  counters?: Counters | undefined
  draw?: Draw | undefined
  /** Called once in each hour with more requests than the site's budget. */
  alert: () => void
}

/** Reads the secrets from the database (made there at the first start) and puts the parts together. */
export async function createContext(deps: ContextDeps): Promise<AppContext> {
  const { content, db, clock, random, env, counters = noCounters, draw = drawHere(random), alert } = deps
  const [xsrfSecret, captchaSecret, digestSecret] = [
    await secretOf(db, 'xsrf', random, clock),
    await secretOf(db, 'captcha', random, clock),
    await secretOf(db, 'digest', random, clock),
  ]
  const origins = originsOf(env)
  const limits = createLimits(env, db)
  const xsrf = xsrfTokens(xsrfSecret, { random, clock, origins })
  const taken = new WeakMap<FastifyRequest, readonly Limit[]>()
  return {
    db,
    commit: commitTogether(db),
    clock,
    random,
    limits,
    notices: await keepNotice(db.kysely, content, clock()),
    budget: siteBudget(limits, env.REQUESTS_PER_HOUR, () => {
      counters.flood()
      alert()
    }),
    origins,
    xsrf,
    counters,
    draw,
    digestSecret,
    codes: captchaCodes(captchaSecret, random, env.CAPTCHA_TEST_CODE),
    unanswered: unansweredCaptchas(db),
    initials: initialsOf(content.site.name),
    mail: env.SMTP_URL !== undefined,
    visitor: (request) => ({ address: request.ip, cookie: xsrf.visitorOf(request) }),
    async limit(request, counted) {
      const seconds = await limits.take(counted, clock())
      if (seconds > 0) throw new TooMany(seconds)
      taken.set(request, counted)
    },
    // A database that went away meanwhile cannot be told; the window ends by itself.
    giveBack: (request) => limits.giveBack(taken.get(request) ?? [], clock()).catch(() => undefined),
  }
}

/** `Vasant Clinic` → `VC`: latin letters, at most three. */
function initialsOf(name: string): string {
  const initials = name
    .normalize('NFKD')
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return initials.slice(0, 3) || 'RQ'
}
