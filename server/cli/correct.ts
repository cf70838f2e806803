import { type FieldName, inputOf, type FieldValues, type MessageKey } from '../../src/shared/contract/enquiry'
import { isDay } from '../../src/shared/contract/rules'
import { clinicWords, messages } from '../../src/shared/words/en/fields'
import { auditRow } from '../db/audit'
import { findEnquiry } from '../db/enquiries'
import { correctRequest } from '../db/requests'
import { cleanLine } from '../enquiries/clean-text'
import { type Command, confirmed, DONE, NOT_DONE } from './command'
import { readPhone } from './filters'
import { readArgs, readReferences } from './read-args'
import { oneLine, table } from './table'
import { UsageError } from './usage-error'

const columns = [{ title: 'FIELD' }, { title: 'NOW', flexible: true }, { title: 'CORRECTED', flexible: true }]

const words = Object.entries(clinicWords.correct) as [FieldName, [option: string, value: string] | null][]
const correctable = words.flatMap(([field, word]) => (word === null ? [] : { field, option: word[0], value: word[1] }))

/** As in the help: `[--name TEXT] [--phone NUMBER] …` */
export const correctHelp = correctable.map(({ option, value }) => `[--${option} ${value}]`).join(' ')
const allOptions = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(correctable.map(({ option }) => `--${option}`))

/** `correct REFERENCE --name … --phone … --email … --date …`: puts right what a person says is wrong. */
export const correct: Command = async (args, { db, clock, terminal }) => {
  const texts = Object.fromEntries(correctable.map(({ option }) => [option, { type: 'string' } as const]))
  const { values, positionals } = readArgs({
    args,
    options: { ...texts, yes: { type: 'boolean', short: 'y' } },
    allowPositionals: true,
  })
  const [reference, ...rest] = readReferences(positionals)
  if (!reference || rest.length > 0) throw new UsageError('correct takes one reference')
  const correction: Partial<FieldValues> = {}
  for (const { field, option } of correctable) {
    const text = (values as Record<string, unknown>)[option]
    if (typeof text === 'string') correction[field] = valid(field, option, text)
  }
  const fields = Object.keys(correction) as (keyof typeof correction)[]
  if (fields.length === 0) throw new UsageError(`correct takes ${allOptions}`)
  const request = await findEnquiry(db.kysely, reference)
  if (!request) {
    terminal.tell(`There is no request ${reference}.\n`)
    return NOT_DONE
  }
  const rows = fields.map((field) => [field, oneLine(request[field] ?? ''), correction[field] ?? ''])
  terminal.tell(table(columns, rows, terminal.columns))
  if (!(await confirmed(terminal, `Correct ${reference}?`, values.yes))) return NOT_DONE
  await correctRequest(
    db.kysely,
    reference,
    correction,
    auditRow('correct', terminal.user, clock(), 1, `${reference}: ${fields.join(' ')}`),
  )
  terminal.tell('Corrected. An e-mail that has left already still says the former.\n')
  return DONE
}

/** By the rules of the forms; but a day that has passed may be what was asked for. */
function valid(field: FieldName, option: string, text: string): string {
  const { rule, max } = inputOf(field)
  const value = field === 'mobile' ? readPhone(text) : cleanLine(text)
  const broken = field === 'date' && isDay(value) ? undefined : rule?.(value, () => '')
  const problem = (broken && messages[broken as MessageKey]) ?? (value.length > max ? `at most ${max} characters` : undefined)
  if (problem !== undefined) throw new UsageError(`--${option}: ${problem.trim()}`)
  return value
}
