import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commitTogether } from '../../server/db/commit-together'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

let db: TestDatabase
beforeEach(async () => {
  db = await openTestDatabase()
})
afterEach(() => db.close())

const buckets = async () =>
  (await db.kysely.selectFrom('limits').select('bucket').orderBy('bucket').execute()).map(({ bucket }) => bucket)

describe('saves that come together', () => {
  it('are all kept, and each gets its own answer', async () => {
    const commit = commitTogether(db)
    const add = (bucket: string) =>
      commit(async (transaction) => {
        await transaction.insertInto('limits').values({ bucket, window_ends: 1, count: 1 }).execute()
        return bucket
      })
    expect(await Promise.all(['a', 'b', 'c'].map(add))).toEqual(['a', 'b', 'c'])
    expect(await buckets()).toEqual(['a', 'b', 'c'])
  })

  it('do not suffer from one that fails: it alone is undone', async () => {
    const commit = commitTogether(db)
    const add = (bucket: string, fails = false) =>
      commit(async (transaction) => {
        await transaction.insertInto('limits').values({ bucket, window_ends: 1, count: 1 }).execute()
        if (fails) throw new Error('no')
      })
    const outcomes = await Promise.allSettled([add('a'), add('b', true), add('c')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await buckets()).toEqual(['a', 'c'])
  })
})
