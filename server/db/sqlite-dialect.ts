import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { type Lockable, PatientConnection } from './patient-connection'

export type SqliteHandle = SqliteDatabase & Lockable

/** A transaction that reads first would fail when the command line wrote meanwhile: take the write lock at once. */
export class ImmediateDialect extends SqliteDialect {
  readonly #config: { database: SqliteHandle }

  constructor(config: { database: SqliteHandle }) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteHandle
  #connection: PatientConnection | undefined

  constructor(config: { database: SqliteHandle }) {
    super(config)
    this.#database = config.database
  }

  /** There is one connection, and each waits for its turn: who has waited long for that does not wait as long for the lock again. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const asked = performance.now()
    const connection = await super.acquireConnection()
    this.#connection ??= new PatientConnection(connection, this.#database)
    this.#connection.asked = asked
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as PatientConnection).begin()
  }

  /** After some errors (a full disk) SQLite has rolled back by itself: a complaint about that would hide the error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!/no transaction is active/.test((error as Error).message)) throw error
    }
  }
}

/** SQLite undoes changed tables too: migrations in a transaction let two processes start at once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
