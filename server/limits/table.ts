import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema'
import type { Limits } from './limits'

/** Counts in the table `limits`, so that several processes count together. */
export function tableLimits(db: Kysely<Tables>): Limits {
  return {
    async take(limits, now) {
      let wait = 0
      for (const { bucket, max, seconds } of limits) {
        const ends = now + seconds * 1000
        // A window further ahead than its length was written by a clock that jumped: it starts anew.
        const current = sql<boolean>`limits.window_ends > ${now} and limits.window_ends <= ${ends}`
        const { count, window_ends } = await db
          .insertInto('limits')
          .values({ bucket, window_ends: ends, count: 1 })
          .onConflict((conflict) =>
            conflict.column('bucket').doUpdateSet({
              count: sql<number>`case when ${current} then limits.count + 1 else 1 end`,
              window_ends: sql<number>`case when ${current} then limits.window_ends else ${ends} end`,
            }),
          )
          .returning(['count', 'window_ends'])
          .executeTakeFirstOrThrow()
        if (count > max) wait = Math.max(wait, Math.ceil((window_ends - now) / 1000))
      }
      return wait
    },
    async sweep(now) {
      await db.deleteFrom('limits').where('window_ends', '<=', now).execute()
    },
  }
}
