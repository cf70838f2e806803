import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context'
import { forgetCaptchas } from './db/captchas'
import type { Env } from './env'
import { eraseDue, erasesByItself } from './retention'

const EVERY = 10 * 60 * 1000
/** A repeated save is recognised for a day. */
const CAPTCHA_MEMORY = 24 * 60 * 60 * 1000

type Settings = Pick<Env, 'PURGE' | 'RETENTION_DAYS'>

/** Now and then forgets captchas and limits that no longer count, and erases requests whose time is over. */
export function housekeeping(app: FastifyInstance, { clock, db, limits }: AppContext, env: Settings): void {
  const sweep = async () => {
    try {
      await limits.sweep(clock())
      await forgetCaptchas(db.kysely, clock() - CAPTCHA_MEMORY)
      const erased = erasesByItself(env) ? await eraseDue(db.kysely, env.RETENTION_DAYS, clock()) : 0
      if (erased > 0) app.log.info({ erased }, 'requests whose time was over are erased: npm run requests -- audit')
    } catch (error) {
      app.log.error({ err: error }, 'housekeeping failed')
    }
  }
  const timer = setInterval(() => void sweep(), EVERY).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
