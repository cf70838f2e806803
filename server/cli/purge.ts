import { randomUUID } from 'node:crypto'
import { countRequests, eraseRequests } from '../db/requests'
import { type Command, confirmed, count, DONE, NOT_DONE } from './command'
import { readArgs, readWhole } from './read-args'
import { clinicMinute } from './request-fields'

const DAY = 24 * 60 * 60 * 1000

/** `purge`: removes what is older than the retention time for ever. */
export const purge: Command = async (args, { db, clock, terminal, retentionDays }) => {
  const options = {
    days: { type: 'string' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean', short: 'y' },
  } as const
  const { values } = readArgs({ args, options })
  const days = values.days === undefined ? retentionDays : readWhole('--days', values.days)
  const now = clock()
  const before = now - days * DAY
  const since = `older than ${count(days, 'day')} (received before ${clinicMinute(before)})`
  const found = await countRequests(db.kysely, { before })
  if (values['dry-run'] || found === 0) {
    await terminal.print(`${count(found, 'request')} ${since}\n`)
    return DONE
  }
  if (!(await confirmed(terminal, `Erase ${count(found, 'request')} ${since} for ever?`, values.yes))) return NOT_DONE
  const audit = { id: randomUUID(), action: 'purge' as const, done_at: now, done_by: terminal.user, enquiries: 0, detail: since }
  const erased = await eraseRequests(db.kysely, { before }, audit)
  await terminal.print(`${count(erased, 'request')} ${since}: erased\n`)
  return DONE
}
