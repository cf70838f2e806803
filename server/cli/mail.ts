import { dropReceipts, lettersIn, type OutboxState, outboxState, releaseReceipts, requeueLetters } from '../db/outbox'
import { type Command, confirmed, count, DONE, NOT_DONE } from './command'
import { readArgs } from './read-args'
import { clinicInstant, clinicMinute } from './request-fields'
import { table } from './table'
import { UsageError } from './usage-error'

const SHOWN = 50
const columns = [
  { title: 'REFERENCE' },
  { title: 'TO' },
  { title: 'SINCE' },
  { title: 'ATTEMPTS' },
  { title: 'WHY', flexible: true },
]

/** `mail`: the state of the outbox; --retry, --held and --release put letters into the queue again, --drop gives held receipts up. */
export const mail: Command = async (args, { db, clock, terminal }) => {
  const options = {
    retry: { type: 'boolean' },
    held: { type: 'boolean' },
    release: { type: 'boolean' },
    drop: { type: 'boolean' },
    yes: { type: 'boolean', short: 'y' },
    json: { type: 'boolean' },
  } as const
  const { values } = readArgs({ args, options })
  if (values.release && values.drop) throw new UsageError('mail takes --release or --drop, one of both')
  if (values.retry) {
    const dead = await requeueLetters(db.kysely, 'dead', clock())
    const held = values.held ? await requeueLetters(db.kysely, 'held', clock()) : 0
    terminal.tell(`${count(dead + held, 'e-mail')} will be tried again.\n`)
  }
  if (values.release) terminal.tell(`${count(await releaseReceipts(db.kysely, clock()), 'receipt')} will leave.\n`)
  if (values.drop) {
    const { heldBack } = await outboxState(db.kysely)
    if (!(await confirmed(terminal, `Never send ${count(heldBack, 'receipt')}?`, values.yes))) return NOT_DONE
    terminal.tell(`${count(await dropReceipts(db.kysely), 'receipt')} will not be sent.\n`)
  }
  const state = await outboxState(db.kysely)
  const letters = await lettersIn(db.kysely, values.held ? 'held' : 'dead', SHOWN)
  if (values.json) {
    const { waitingSince, ...numbers } = state
    const since = waitingSince === null ? null : clinicInstant(waitingSince)
    const given = letters.map(({ reference, kind, attempts, last_error, reason }) => ({
      reference,
      kind,
      attempts,
      reason,
      error: last_error,
    }))
    await terminal.print(
      `${JSON.stringify({ ...numbers, waitingSince: since, [values.held ? 'heldLetters' : 'deadLetters']: given }, null, 2)}\n`,
    )
    return DONE
  }
  await terminal.print(inWords(state))
  if (letters.length > 0) {
    const rows = letters.map(({ reference, kind, created_at, attempts, last_error, reason }) => [
      reference,
      kind === 'clinic' ? 'clinic' : 'visitor',
      clinicMinute(created_at),
      String(attempts),
      last_error ?? (reason === 'flood' ? 'more requests than usual' : ''),
    ])
    await terminal.print(`\n${table(columns, rows, terminal.columns)}`)
  }
  return DONE
}

function inWords({ pending, held, heldBack, sent, dead, skipped, waitingSince }: OutboxState): string {
  const since = waitingSince === null ? '' : `, the oldest since ${clinicMinute(waitingSince)}`
  return [
    `waiting   ${pending}${since}\n`,
    `given up  ${dead}${dead > 0 ? '; --retry tries them again' : ''}\n`,
    `held      ${held}${held > 0 ? '; kept while no mail server was configured, --retry --held sends them' : ''}\n`,
    ...(heldBack > 0
      ? [`held back ${heldBack}; receipts of hours with more requests than usual, --release sends them, --drop never\n`]
      : []),
    ...(skipped > 0 ? [`not sent  ${skipped}; receipts for addresses that had enough that day, or that were dropped\n`] : []),
    `sent      ${sent}\n`,
  ].join('')
}
