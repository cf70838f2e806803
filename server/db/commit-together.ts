import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isBusy } from './patient-connection'
import type { Tables } from './schema'

/** May run twice, each time in a transaction of its own: a first run that failed was undone. */
type Work<Result> = (transaction: Kysely<Tables>) => Promise<Result>

interface Queued {
  work: Work<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

export type Commit = <Result>(work: Work<Result>) => Promise<Result>

/**
 * Runs work in transactions; resolves when it is on disk. With SQLite, what comes in one turn of the event loop shares a commit: waiting
 * for the disk is most of what a save costs, and nothing else happens meanwhile. PostgreSQL does this by itself.
 */
export function commitTogether({ kysely, shared }: Pick<Database, 'kysely' | 'shared'>): Commit {
  const inTransaction: Commit = (work) => kysely.transaction().execute(work)
  let waiting: Queued[] = []

  async function commitAll(): Promise<void> {
    const batch = waiting
    waiting = []
    const results: unknown[] = []
    try {
      await inTransaction(async (transaction) => {
        for (const { work } of batch) results.push(await work(transaction))
      })
    } catch (error) {
      // One of them undid all: each gets its own answer. None did when another process held the lock all the time.
      for (const { work, resolve, reject } of batch) {
        if (batch.length === 1 || isBusy(error)) reject(error)
        else await inTransaction(work).then(resolve, reject)
      }
      return
    }
    for (const [index, { resolve }] of batch.entries()) resolve(results[index])
  }

  if (shared) return inTransaction
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject })
      if (waiting.length === 1) setImmediate(() => void commitAll())
    })
}
