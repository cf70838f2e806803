import { type Kysely, sql } from 'kysely'
import type { CountsTable, Tables } from './schema'

/** In one statement; SQLite takes no more than 32,766 values. */
const AT_ONCE = 500

/** Adds to the totals of their days. */
export async function addCounts(db: Kysely<Tables>, counts: readonly CountsTable[]): Promise<void> {
  for (let at = 0; at < counts.length; at += AT_ONCE)
    await db
      .insertInto('counts')
      .values(counts.slice(at, at + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['day', 'page', 'lang', 'what']).doUpdateSet({ count: sql`counts.count + excluded.count` }),
      )
      .execute()
}

/** @param from, before days, YYYY-MM-DD: the first, and the one after the last */
export function readCounts(
  db: Kysely<Tables>,
  { from, before }: { from?: string | undefined; before?: string | undefined },
): Promise<CountsTable[]> {
  return db
    .selectFrom('counts')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('day', '<', before ?? ''))
    .orderBy('day')
    .execute()
}

/** @param day YYYY-MM-DD, the first that stays */
export async function forgetCounts(db: Kysely<Tables>, day: string): Promise<void> {
  await db.deleteFrom('counts').where('day', '<', day).execute()
}
