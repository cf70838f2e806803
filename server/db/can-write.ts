import type { Database } from './database'

/** About what a few enquiries take on disk, in times of the eight digits of a moment. */
const ROOM = 8_000

/** Writes a row that nobody misses, as large as what is to be saved: a disk that is full or read-only shows at a commit only. Throws when it cannot be kept. */
export async function tryToWrite({ kysely }: Database, now: number): Promise<void> {
  // A value that does not change would not be written.
  const row = { name: 'ready' as const, value: now.toString(36).repeat(ROOM), written_at: now }
  await kysely
    .insertInto('health')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
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
