import type { Env } from '../env'
import type { Database } from '../db/database'
import type { Limits } from './limit'
import { memoryLimits } from './memory'
import { tableLimits } from './table'

const noLimits: Limits = {
  take: async () => 0,
  giveBack: async () => undefined,
  wait: async () => 0,
  sweep: async () => undefined,
}

/** Counts in memory when this process is the only one, else in the database. */
export function createLimits(env: Pick<Env, 'RATE_LIMIT'>, db: Database): Limits {
  if (env.RATE_LIMIT === 'off') return noLimits
  return db.shared ? tableLimits(db.kysely) : memoryLimits()
}
