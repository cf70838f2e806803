import type { Kysely } from 'kysely'
import { dayAtClinic } from '../src/shared/clinic-day'
import { auditRow, forgetReadings } from './db/audit'
import { forgetCounts } from './db/counts'
import { countRequests, eraseRequests } from './db/requests'
import type { Tables } from './db/schema'
import type { Env } from './env'

export const DAY = 24 * 60 * 60 * 1000
/** Rule 8(3) of the Digital Personal Data Protection Rules, 2025: https://www.dpdpa.in/dpdpa_rules_2025/Rule_8.htm */
export const LEAST_RETENTION_DAYS = 365
/** A clock that moved further since the last look was set, or the server was off: it has to prove itself before anything is erased. */
const JUMP = 3 * DAY
const PROOF = 7 * DAY

/** Whether the server erases by itself what is too old. A number that was mistyped never erases more than the law lets go. */
export const erasesByItself = ({ PURGE, RETENTION_DAYS }: Pick<Env, 'PURGE' | 'RETENTION_DAYS'>) =>
  PURGE === 'on' && RETENTION_DAYS >= LEAST_RETENTION_DAYS

/** Erases what is older than that many days, who read what before then, and the totals of those days; answers how many requests went. */
export async function eraseDue(db: Kysely<Tables>, retentionDays: number, now: number): Promise<number> {
  if (!(await clockIsProven(db, now))) return 0
  const before = now - retentionDays * DAY
  await forgetReadings(db, before)
  await forgetCounts(db, dayAtClinic(new Date(before)))
  if ((await countRequests(db, { before })) === 0) return 0
  return eraseRequests(db, { before }, auditRow('purge', 'server', now, 0, `older than ${retentionDays} days`))
}

/** A clock years ahead would make every request too old: it must have gone without a jump for a week, also through restarts. */
async function clockIsProven(db: Kysely<Tables>, now: number): Promise<boolean> {
  const marks = await db.selectFrom('marks').selectAll().where('name', 'in', ['clock seen', 'clock steady since']).execute()
  const at = (name: string) => marks.find((mark) => mark.name === name)?.at
  const seen = at('clock seen')
  const jumped = seen === undefined || Math.abs(now - seen) > JUMP
  const since = jumped ? now : (at('clock steady since') ?? now)
  for (const mark of [
    { name: 'clock seen', at: now },
    { name: 'clock steady since', at: since },
  ])
    await db
      .insertInto('marks')
      .values(mark)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: mark.at }))
      .execute()
  return now - since >= PROOF
}
