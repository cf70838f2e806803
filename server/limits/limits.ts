import type { Env } from '../env'
import type { Database } from '../db/database'
import { memoryLimits } from './memory'
import { tableLimits } from './table'

/** At most `max` in `seconds`, counted in windows that start with the first. */
export interface Limit {
  /** What is counted, with whose: 'save:phone:98…'. */
  bucket: string
  max: number
  seconds: number
}

export interface Limits {
  /** Counts one in every bucket and answers 0; when one of them is full counts nothing, and answers the seconds to wait. */
  take(limits: readonly Limit[], now: number): Promise<number>
  /** Uncounts what was taken for something that did not come about. */
  giveBack(limits: readonly Limit[], now: number): Promise<void>
  /** What `take` would answer next; counts nothing. */
  wait(limit: Limit, now: number): Promise<number>
  /** Forgets windows that have ended. */
  sweep(now: number): Promise<void>
}

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
