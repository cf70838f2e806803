import { dayAtClinic } from '../../src/shared/clinic-day'
import { auditRow } from '../db/audit'
import { forgetCounts } from '../db/counts'
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
  // Totals of days are nobody's data: what is too old goes without a question.
  if (!values['dry-run']) await forgetCounts(db.kysely, dayAtClinic(new Date(before)))
  const found = await countRequests(db.kysely, { before })
  if (values['dry-run'] || found === 0) {
    await terminal.print(`${count(found, 'request')} ${since}\n`)
    return DONE
  }
  if (!(await confirmed(terminal, `Erase ${count(found, 'request')} ${since} for ever?`, values.yes))) return NOT_DONE
  let gone: string[] = []
  const erased = await eraseRequests(db.kysely, { before }, auditRow('purge', terminal.user, now, 0, since), (references) => {
    gone = references
  })
  await terminal.print(`${count(erased, 'request')} ${since}: erased\n`)
  terminal.tell(`Delete their e-mails in the clinic's mailbox, too: ${gone.join(' ')}\n`)
  return DONE
}
