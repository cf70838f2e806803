import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context'
import { forgetCaptchas } from './db/captchas'

const EVERY = 10 * 60 * 1000
/** A repeated save is recognised for a day. */
const CAPTCHA_MEMORY = 24 * 60 * 60 * 1000

/** Now and then forgets captchas and limits that no longer count. */
export function housekeeping(app: FastifyInstance, { clock, db, limits }: AppContext): void {
  const sweep = async () => {
    try {
      await limits.sweep(clock())
      await forgetCaptchas(db.kysely, clock() - CAPTCHA_MEMORY)
    } catch (error) {
      app.log.error({ err: error }, 'housekeeping failed')
    }
  }
  const timer = setInterval(() => void sweep(), EVERY).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
