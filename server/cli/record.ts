import { auditRow, writeAudit } from '../db/audit'
import type { AuditTable } from '../db/schema'
import type { CommandDeps } from './command'

/** Writes down, before anything is shown, that this account reads so many requests. */
export function record(
  { db, clock, terminal }: Pick<CommandDeps, 'db' | 'clock' | 'terminal'>,
  action: AuditTable['action'],
  requests: number,
  detail: string,
): Promise<void> {
  return writeAudit(db.kysely, auditRow(action, terminal.user, clock(), requests, detail))
}

/** The names of the options that were given, without what was asked for. */
export const namesOf = (values: object) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [name]))
    .join(' ')
