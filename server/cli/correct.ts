import { dateRule, emailRule, MAX_LENGTH, mobileRule, nameRule, type Rule } from '../../src/shared/contract/rules'
import { auditRow } from '../db/audit'
import { findEnquiry } from '../db/enquiries'
import { type Correction, correctRequest } from '../db/requests'
import { cleanLine } from '../enquiries/clean-text'
import { type Command, confirmed, DONE, NOT_DONE } from './command'
import { readPhone } from './filters'
import { readArgs, readReferences } from './read-args'
import { oneLine, table } from './table'
import { UsageError } from './usage-error'

const columns = [{ title: 'FIELD' }, { title: 'NOW', flexible: true }, { title: 'CORRECTED', flexible: true }]

/** `correct REFERENCE --name … --phone … --email … --date …`: puts right what a person says is wrong. */
export const correct: Command = async (args, { db, clock, terminal }) => {
  const options = {
    name: { type: 'string' },
    phone: { type: 'string' },
    email: { type: 'string' },
    date: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
  } as const
  const { values, positionals } = readArgs({ args, options, allowPositionals: true })
  const [reference, ...rest] = readReferences(positionals)
  if (!reference || rest.length > 0) throw new UsageError('correct takes one reference')
  const correction: Correction = {
    ...(values.name !== undefined && { name: valid('--name', values.name, nameRule, MAX_LENGTH.name) }),
    ...(values.phone !== undefined && { mobile: valid('--phone', readPhone(values.phone), mobileRule, MAX_LENGTH.mobile) }),
    ...(values.email !== undefined && { email: valid('--email', values.email, emailRule, MAX_LENGTH.email) }),
    // A day that has passed may be what was asked for.
    ...(values.date !== undefined && {
      date: valid(
        '--date',
        values.date,
        dateRule(() => ''),
        10,
      ),
    }),
  }
  const fields = Object.keys(correction) as (keyof Correction)[]
  if (fields.length === 0) throw new UsageError('correct takes --name, --phone, --email or --date')
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

function valid(option: string, text: string, rule: Rule, most: number): string {
  const value = cleanLine(text)
  const message = rule(value) ?? (value.length > most ? `at most ${most} characters` : undefined)
  if (message !== undefined) throw new UsageError(`${option}: ${message.trim()}`)
  return value
}
