import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { auditRow } from './db/audit'
import { eraseRequests } from './db/requests'
import type { Tables } from './db/schema'

interface Erased {
  reference: string
  /** Milliseconds since 1970. */
  at: number
}

/** The requests that people had erased, kept outside the database: one that is restored must forget them again. */
export interface Erasures {
  /** On disk when it returns. Throws when it cannot be written: then nothing may be erased. */
  add(references: readonly string[], now: number): void
  read(): Erased[]
}

interface Where {
  DATA_DIR: string
  ERASURE_LIST?: string | undefined
}

/** Lines such as `2026-11-21T07:00:00.000Z VC-7K2M-9A` in ERASURE_LIST, or erased.txt beside the database; only in memory when that is. */
export function erasureList({ DATA_DIR, ERASURE_LIST }: Where): Erasures {
  const file = ERASURE_LIST ?? (DATA_DIR === ':memory:' ? undefined : join(DATA_DIR, 'erased.txt'))
  const here: Erased[] = []
  return {
    add(references, now) {
      here.push(...references.map((reference) => ({ reference, at: now })))
      if (file) append(file, references.map((reference) => `${new Date(now).toISOString()} ${reference}\n`).join(''))
    },
    read: () => (file ? (existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readLine) : []) : here),
  }
}

function append(file: string, lines: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const handle = openSync(file, 'a', 0o600)
  try {
    writeSync(handle, lines)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** A line that a crash cut off says nothing. */
function readLine(line: string): Erased[] {
  const [, time = '', reference = ''] = /^(\S+Z) (\S+)$/.exec(line) ?? []
  const at = Date.parse(time)
  return Number.isNaN(at) ? [] : [{ reference, at }]
}

const AT_ONCE = 500

/** Erases what a restored database knows again; answers the references. A newer request that got an old reference by chance stays. */
export async function eraseAgain(db: Kysely<Tables>, erasures: Erasures, by: string, now: number): Promise<string[]> {
  const list = erasures.read()
  const back: string[] = []
  for (let start = 0; start < list.length; start += AT_ONCE) {
    const times = new Map(list.slice(start, start + AT_ONCE).map(({ reference, at }) => [reference, at]))
    const found = await db
      .selectFrom('enquiries')
      .select(['reference', 'created_at'])
      .where('reference', 'in', [...times.keys()])
      .execute()
    back.push(
      ...found.filter(({ reference, created_at }) => created_at <= (times.get(reference) ?? 0)).map(({ reference }) => reference),
    )
  }
  if (back.length > 0) await eraseRequests(db, { references: back }, auditRow('erase', by, now))
  return back
}
