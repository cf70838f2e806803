import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/schema'
import type { Limit, Limits } from './limit'

/** Counts in the table `limits`, so that several processes count together. */
export function tableLimits(db: Kysely<Tables>): Limits {
  /** One row a statement: none holds one row and waits for another. */
  async function giveBack(limits: readonly Limit[], now: number): Promise<void> {
    for (const { bucket } of limits)
      await db
        .updateTable('limits')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('bucket', '=', bucket)
        .where('window_ends', '>', now)
        .where('count', '>', 0)
        .execute()
  }

  return {
    async take(limits, now) {
      if (limits.length === 0) return 0
      // In one order, so that no two of these statements wait for each other's rows.
      const sorted = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
      // A window further ahead than its length was written by a clock that jumped: it starts anew.
      const current = sql<boolean>`limits.window_ends > ${now} and limits.window_ends <= excluded.window_ends`
      const counted = await db
        .insertInto('limits')
        .values(sorted.map(({ bucket, seconds }) => ({ bucket, window_ends: now + seconds * 1000, count: 1 })))
        .onConflict((conflict) =>
          conflict.column('bucket').doUpdateSet({
            count: sql<number>`case when ${current} then limits.count + 1 else 1 end`,
            window_ends: sql<number>`case when ${current} then limits.window_ends else excluded.window_ends end`,
          }),
        )
        .returning(['bucket', 'count', 'window_ends'])
        .execute()
      const most = new Map(limits.map(({ bucket, max }) => [bucket, max]))
      const over = counted.filter(({ bucket, count }) => count > (most.get(bucket) ?? 0))
      if (over.length === 0) return 0
      await giveBack(limits, now)
      return Math.max(...over.map(({ window_ends }) => secondsLeft(window_ends, now)))
    },
    giveBack,
    async wait({ bucket, max, seconds }, now) {
      if (max === 0) return seconds
      const window = await db
        .selectFrom('limits')
        .select('window_ends')
        .where('bucket', '=', bucket)
        .where('count', '>=', max)
        .where('window_ends', '>', now)
        .where('window_ends', '<=', now + seconds * 1000)
        .executeTakeFirst()
      return window ? secondsLeft(window.window_ends, now) : 0
    },
    async sweep(now) {
      await db.deleteFrom('limits').where('window_ends', '<=', now).execute()
    },
  }
}

const secondsLeft = (ends: number, now: number) => Math.ceil((ends - now) / 1000)
