import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SqliteDatabase, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { isBusy } from './patient-connection'
import { ImmediateDialect, type SqliteHandle } from './sqlite-dialect'

/** Where the database of a DATA_DIR lies. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'clinic.sqlite')

export interface SqliteFile {
  dialect: SqliteDialect
  /** Moves what the log holds into the file itself. */
  checkpoint(): void
}

/** Opens DATA_DIR/clinic.sqlite so that a commit is on disk when it returns; ':memory:' for tests. */
export function openSqlite(dataDir: string): SqliteFile {
  const inMemory = dataDir === ':memory:'
  if (!inMemory) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new Libsql(inMemory ? ':memory:' : sqliteFile(dataDir))
  // SQLite would wait with the whole thread; PatientConnection tries again while pages are answered.
  file.pragma('busy_timeout = 0')
  writeAhead(file)
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // What was erased is overwritten, not only marked as free.
  file.pragma('secure_delete = ON')
  return {
    dialect: new ImmediateDialect({ database: cachingStatements(file) }),
    checkpoint() {
      // At the end nothing else waits, and what was erased must leave the log.
      file.pragma('busy_timeout = 5000')
      file.pragma('wal_checkpoint(TRUNCATE)')
    },
  }
}

/**
 * Changes the journal to WAL. When several processes start at once on a new file, SQLite does not let all of them wait: those are tried
 * again, for five seconds.
 */
function writeAhead(file: InstanceType<typeof Libsql>): void {
  const until = Date.now() + 5_000
  for (;;) {
    try {
      return void file.pragma('journal_mode = WAL')
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** The statements of a server are few; preparing each anew costs more than running it. */
function cachingStatements(file: InstanceType<typeof Libsql>): SqliteHandle {
  type Statement = ReturnType<SqliteDatabase['prepare']>
  const prepared = new Map<string, Statement>()
  return {
    get inTransaction() {
      return file.inTransaction
    },
    exec: (sql) => void file.exec(sql),
    close: () => void file.close(),
    prepare(sql) {
      const found = prepared.get(sql)
      if (found) return found
      const statement = file.prepare(sql) as unknown as Statement
      // Kysely asks this each time, and the answer never changes.
      Object.defineProperty(statement, 'reader', { value: statement.reader })
      if (prepared.size < 200 && /^(select|insert|update|delete|commit)/i.test(sql)) prepared.set(sql, statement)
      return statement
    },
  }
}
