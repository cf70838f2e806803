import { lettersIn, type OutboxState, outboxState, requeueLetters } from '../db/outbox'
import { type Command, count, DONE } from './command'
import { readArgs } from './read-args'
import { clinicInstant, clinicMinute } from './request-fields'
import { table } from './table'

const SHOWN = 50
const columns = [
  { title: 'REFERENCE' },
  { title: 'TO' },
  { title: 'SINCE' },
  { title: 'ATTEMPTS' },
  { title: 'WHY', flexible: true },
]

/** `mail`: the state of the outbox; --retry and --held put letters into the queue again. */
export const mail: Command = async (args, { db, clock, terminal }) => {
  const options = { retry: { type: 'boolean' }, held: { type: 'boolean' }, json: { type: 'boolean' } } as const
  const { values } = readArgs({ args, options })
  if (values.retry) {
    const dead = await requeueLetters(db.kysely, 'dead', clock())
    const held = values.held ? await requeueLetters(db.kysely, 'held', clock()) : 0
    terminal.tell(`${count(dead + held, 'e-mail')} will be tried again.\n`)
  }
  const state = await outboxState(db.kysely)
  const letters = await lettersIn(db.kysely, values.held ? 'held' : 'dead', SHOWN)
  if (values.json) {
    const { waitingSince, ...numbers } = state
    const since = waitingSince === null ? null : clinicInstant(waitingSince)
    const given = letters.map(({ reference, kind, attempts, last_error }) => ({ reference, kind, attempts, error: last_error }))
    await terminal.print(
      `${JSON.stringify({ ...numbers, waitingSince: since, [values.held ? 'heldLetters' : 'deadLetters']: given }, null, 2)}\n`,
    )
    return DONE
  }
  await terminal.print(inWords(state))
  if (letters.length > 0) {
    const rows = letters.map(({ reference, kind, created_at, attempts, last_error }) => [
      reference,
      kind === 'clinic' ? 'clinic' : 'visitor',
      clinicMinute(created_at),
      String(attempts),
      last_error ?? '',
    ])
    await terminal.print(`\n${table(columns, rows, terminal.columns)}`)
  }
  return DONE
}

function inWords({ pending, held, sent, dead, waitingSince }: OutboxState): string {
  const since = waitingSince === null ? '' : `, the oldest since ${clinicMinute(waitingSince)}`
  return [
    `waiting   ${pending}${since}\n`,
    `given up  ${dead}${dead > 0 ? '; --retry tries them again' : ''}\n`,
    `held      ${held}${held > 0 ? '; kept while no mail server was configured, --retry --held sends them' : ''}\n`,
    `sent      ${sent}\n`,
  ].join('')
}
