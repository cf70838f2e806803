import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How long to wait for another process's lock, and between two tries, in ms. A browser waits 15 s for the answer to a form. */
const PATIENCE = 5_000
const PAUSE = 20

/** A database that tells whether a transaction is open. */
export interface Lockable {
  readonly inTransaction: boolean
  /** Runs a statement and lets go of it, also when it fails. */
  exec(sql: string): void
}

const WRITES = /^\s*(?:insert|update|delete|replace|create|alter|drop)\b/i

/**
 * Tries again while another process holds the write lock, letting everything else go on meanwhile: SQLite's own waiting (busy_timeout) would
 * hold up every page. What writes by itself is a transaction, too, and waits at its `begin`: a prepared statement that gave up stays
 * under way in SQLite, and lets no transaction after it commit (https://www.sqlite.org/c3ref/step.html).
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #database: Lockable
  /** When the connection was asked for, as performance.now(). */
  asked = 0

  constructor(connection: DatabaseConnection, database: Lockable) {
    this.#connection = connection
    this.#database = database
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const work = () => this.#connection.executeQuery<Row>(query)
    if (this.#database.inTransaction) return work()
    return WRITES.test(query.sql) ? this.#inTransaction(work) : this.#patiently(work)
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, size)
  }

  /** Opens a transaction with the write lock. */
  begin(): Promise<void> {
    return this.#patiently(() => this.#database.exec('begin immediate'))
  }

  async #patiently<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isBusy(error) || performance.now() - this.asked >= PATIENCE) throw error
      }
      await pause(PAUSE)
    }
  }

  async #inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.begin()
    try {
      const result = await work()
      this.#database.exec('commit')
      return result
    } catch (error) {
      // After some errors (a full disk) SQLite has rolled back by itself.
      if (this.#database.inTransaction) this.#database.exec('rollback')
      throw error
    }
  }
}

/** Whether another process holds the lock: nothing was done, and the next try may succeed. */
export const isBusy = (error: unknown) => String((error as { code?: unknown } | undefined)?.code).startsWith('SQLITE_BUSY')
