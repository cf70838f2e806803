import { dayInWords } from '../../src/shared/clinic-time'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { clinicWords } from '../../src/shared/words/en/fields'
import { timeWords } from '../../src/shared/words/en/time'
import { findEnquiry } from '../db/enquiries'
import { lettersOf } from '../db/outbox'
import type { OutboxTable } from '../db/schema'
import { type Command, DONE, NOT_DONE } from './command'
import { readArgs, readReferences } from './read-args'
import { record } from './record'
import { clinicInstant, clinicMinute, exported } from './request-fields'
import { oneLine } from './table'
import { UsageError } from './usage-error'

/** `show REFERENCE`: everything about one request, its e-mails included. */
export const show: Command = async (args, deps) => {
  const { db, terminal } = deps
  const options = { json: { type: 'boolean' } } as const
  const { values, positionals } = readArgs({ args, options, allowPositionals: true })
  const [reference, ...rest] = readReferences(positionals)
  if (!reference || rest.length > 0) throw new UsageError('show takes one reference')
  const request = await findEnquiry(db.kysely, reference)
  if (!request) {
    terminal.tell(`There is no request ${reference}.\n`)
    return NOT_DONE
  }
  await record(deps, 'show', 1, reference)
  const letters = await lettersOf(db.kysely, reference)
  await terminal.print(values.json ? asJson(request, letters) : asText(request, letters))
  return DONE
}

function asJson(request: Enquiry, letters: OutboxTable[]): string {
  const emails = letters.map(({ kind, state, reason, attempts, last_error, sent_at }) => ({
    to: kind === 'clinic' ? 'clinic' : 'visitor',
    state,
    reason,
    attempts,
    error: last_error,
    sent: sent_at === null ? null : clinicInstant(sent_at),
  }))
  return `${JSON.stringify({ ...exported(request), emails }, null, 2)}\n`
}

function asText(request: Enquiry, letters: OutboxTable[]): string {
  const lines: [string, string][] = [
    ...(Object.entries(clinicWords.show) as [keyof Enquiry, string | null][]).flatMap(([part, label]) =>
      label === null ? [] : [[label, shown(request, part)] as [string, string]],
    ),
    ...letters.map((letter): [string, string] => [letter.kind === 'clinic' ? 'To clinic' : 'Receipt', stateOf(letter)]),
  ]
  const head = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label.padEnd(11)}${oneLine(value)}\n`)
  const message = request.message ? `\n${request.message.split('\n').map(oneLine).join('\n')}\n` : ''
  return head.join('') + message
}

function shown(request: Enquiry, part: keyof Enquiry): string {
  if (part === 'created_at') return clinicMinute(request.created_at)
  if (part === 'date') return request.date ? dayInWords(request.date, timeWords) : ''
  return part === 'notice' ? noticeOf(request) : (request[part] ?? '')
}

/** What the form said; where the server had another one, that too. */
function noticeOf({ notice, notice_served }: Enquiry): string {
  return notice === notice_served || notice_served === '' ? notice : `${notice || 'unknown'} (the site's: ${notice_served})`
}

function stateOf({ state, reason, attempts, last_error, sent_at }: OutboxTable): string {
  if (sent_at !== null) return `sent ${clinicMinute(sent_at)}`
  if (state === 'skipped') return reason === 'address' ? 'not sent: the address had three in a day' : 'not sent: dropped by hand'
  if (state === 'held') return reason === 'flood' ? 'held: more requests than usual' : 'held: no mail server was configured'
  const why = last_error ? `, ${last_error}` : ''
  return `${state === 'dead' ? 'given up' : 'waiting'} after ${attempts} attempts${why}`
}
