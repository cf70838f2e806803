import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'
import { outboxState } from '../db/outbox'
import { createSender, keepSending, type SenderDeps } from './sender'
import { smtpTransport } from './transport'

type Deps = Pick<SenderDeps, 'db' | 'siteIn' | 'clock' | 'random'> & { env: Env }

/** Sends the outbox for as long as the server runs; nothing without SMTP_URL. */
export async function startMail(app: FastifyInstance, { env, ...deps }: Deps): Promise<void> {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_CONTENTS, SITE_URL } = env
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return
  const { held, heldBack, dead } = await outboxState(deps.db.kysely)
  if (held + heldBack + dead > 0)
    app.log.warn({ held, heldBack, dead }, 'e-mails are not being sent; list and release them with: npm run requests -- mail')
  const settings = { from: MAIL_FROM, to: MAIL_TO, siteUrl: SITE_URL, contents: MAIL_CONTENTS }
  const receiptsPerHour = env.RATE_LIMIT === 'off' ? Number.POSITIVE_INFINITY : env.REQUESTS_PER_HOUR
  const sender = createSender({ ...deps, settings, receiptsPerHour, transport: smtpTransport(SMTP_URL), log: app.log })
  const stop = keepSending(sender, app.log)
  app.addHook('onClose', stop)
}
