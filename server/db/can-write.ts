import type { Database } from './database'

/** Writes a row that nobody misses: a disk that is full or read-only shows at a commit only. Throws when it cannot be kept. */
export async function tryToWrite({ kysely }: Database, now: number): Promise<void> {
  await kysely
    .insertInto('limits')
    .values({ bucket: 'health', window_ends: now, count: 1 })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ window_ends: now }))
    .execute()
}

const reasons: [RegExp, string][] = [
  [/^(SQLITE_FULL|53100)/, 'the disk is full'],
  [/^(SQLITE_READONLY|25006)/, 'the database is read-only'],
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|58030)/, 'the disk cannot be written'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'the database file is damaged'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'the database is busy'],
  [/^(ECONN|ENOTFOUND|ETIMEDOUT|57P|08)/, 'the database cannot be reached'],
]

/** What is wrong, in words that give nothing away. */
export function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? '')
  return reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'the database does not answer'
}
