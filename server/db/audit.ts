import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuditTable, Tables } from './schema'

/** One line of who did what with requests. @param detail names of filters and fields, references; never what a request says */
export function auditRow(action: AuditTable['action'], by: string, now: number, enquiries = 0, detail = ''): AuditTable {
  return { id: randomUUID(), action, done_at: now, done_by: by, enquiries, detail }
}

export async function writeAudit(db: Kysely<Tables>, row: AuditTable): Promise<void> {
  await db.insertInto('audit').values(row).execute()
}

interface WantedRows {
  action?: string | undefined
  /** Milliseconds since 1970, inclusive. */
  from?: number | undefined
  /** Exclusive. */
  before?: number | undefined
  limit: number
}

/** The newest first. */
export function auditRows(db: Kysely<Tables>, { action, from, before, limit }: WantedRows): Promise<AuditTable[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .$if(action !== undefined, (query) => query.where('action', '=', action as AuditTable['action']))
    .$if(from !== undefined, (query) => query.where('done_at', '>=', from ?? 0))
    .$if(before !== undefined, (query) => query.where('done_at', '<', before ?? 0))
    .orderBy('done_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Forgets who read what before that time; what was erased or corrected stays written down. */
export async function forgetReadings(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('audit').where('action', 'in', ['list', 'show', 'export', 'backup']).where('done_at', '<', before).execute()
}
