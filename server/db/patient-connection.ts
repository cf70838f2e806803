import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How long to wait for another process's lock, and between two tries, in ms. A browser waits 15 s for the answer to a form. */
const PATIENCE = 5_000
const PAUSE = 20

/**
 * Tries again while another process holds the write lock, letting everything else go on meanwhile: SQLite's own waiting (busy_timeout) would
 * hold up every page. Within a transaction the lock is ours already.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #database: { readonly inTransaction: boolean }
  /** When the connection was asked for, as performance.now(). */
  asked = 0

  constructor(connection: DatabaseConnection, database: { readonly inTransaction: boolean }) {
    this.#connection = connection
    this.#database = database
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return this.#connection.executeQuery(query)
    } catch (error) {
      if (!this.#mayTryAgain(error)) throw error
      return this.#again(query)
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, size)
  }

  async #again<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      await pause(PAUSE)
      try {
        return await this.#connection.executeQuery(query)
      } catch (error) {
        if (!this.#mayTryAgain(error)) throw error
      }
    }
  }

  #mayTryAgain(error: unknown): boolean {
    return isBusy(error) && !this.#database.inTransaction && performance.now() - this.asked < PATIENCE
  }
}

/** Whether another process holds the lock: nothing was done, and the next try may succeed. */
export const isBusy = (error: unknown) => String((error as { code?: unknown } | undefined)?.code).startsWith('SQLITE_BUSY')
