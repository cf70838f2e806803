import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock'
import type { Database } from './db/database'
import { oldestRequest } from './db/requests'
import type { Env } from './env'
import { eraseAgain, erasureList } from './erasures'
import { openToOthers } from './open-to-others'
import { DAY, erasesByItself, LEAST_RETENTION_DAYS } from './retention'

interface Deps {
  db: Database
  env: Env
  clock: Clock
}

/** At the start: a restored database forgets again whom it had forgotten; says who else may read it, and whether a promise is broken. */
export async function checkData(log: Pick<FastifyBaseLogger, 'warn'>, { db, env, clock }: Deps): Promise<void> {
  const now = clock()
  const again = await eraseAgain(db.kysely, erasureList(env), 'server', now)
  if (again.length > 0) log.warn({ requests: again.length }, 'the database is an older copy: erased requests were erased again')

  const open = env.DATABASE_URL ? [] : openToOthers(env.DATA_DIR)
  if (open.length > 0) log.warn(`other accounts of this machine may read ${open.join(', ')}: chmod go= ${open.join(' ')}`)

  if (env.PURGE === 'on' && !erasesByItself(env))
    log.warn(
      `RETENTION_DAYS is less than ${LEAST_RETENTION_DAYS}: nothing is erased by itself, only by npm run requests -- purge`,
    )
  const oldest = await oldestRequest(db.kysely)
  const days = oldest === null ? 0 : Math.floor((now - oldest) / DAY)
  if (days > env.RETENTION_DAYS)
    log.warn(`the oldest request is ${days} days old, and RETENTION_DAYS is ${env.RETENTION_DAYS}: npm run requests -- purge`)
}
