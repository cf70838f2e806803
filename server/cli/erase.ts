import { randomUUID } from 'node:crypto'
import { eraseRequests, listRequests } from '../db/requests'
import { type Command, confirmed, count, DONE, NOT_DONE } from './command'
import { bulkOptions, eraseInBulk, isBulk } from './erase-in-bulk'
import { readPhone } from './filters'
import { readArgs, readReferences } from './read-args'
import { clinicMinute } from './request-fields'
import { table } from './table'
import { UsageError } from './usage-error'

const SHOWN = 20

/** `erase REFERENCE… | --phone NUMBER`: removes one person's requests and their e-mails for ever. With days or a kind: all of them. */
export const erase: Command = async (args, deps) => {
  const { db, clock, terminal } = deps
  const options = { phone: { type: 'string' }, ...bulkOptions, yes: { type: 'boolean', short: 'y' } } as const
  const { values, positionals } = readArgs({ args, options, allowPositionals: true })
  if (isBulk(values)) {
    if (positionals.length > 0 || values.phone !== undefined)
      throw new UsageError('erase takes days and a kind, or one person’s requests')
    return eraseInBulk(values, deps)
  }
  if (positionals.length > 0 === (values.phone !== undefined))
    throw new UsageError('erase takes references or --phone, one of both')
  const wanted = values.phone === undefined ? { references: readReferences(positionals) } : { mobile: readPhone(values.phone) }

  const found = await listRequests(db.kysely, wanted, 10_000)
  const missing = (wanted.references ?? []).filter((reference) => found.every((request) => request.reference !== reference))
  if (missing.length > 0) terminal.tell(`There is no request ${missing.join(', ')}.\n`)
  if (found.length === 0 || missing.length > 0) {
    if (values.phone !== undefined) terminal.tell('There is no request with that number.\n')
    return NOT_DONE
  }
  const columns = [{ title: 'REFERENCE' }, { title: 'RECEIVED' }, { title: 'KIND' }, { title: 'NAME', flexible: true }]
  const rows = found
    .slice(0, SHOWN)
    .map(({ reference, created_at, kind, name }) => [reference, clinicMinute(created_at), kind, name])
  terminal.tell(table(columns, rows, terminal.columns))
  if (found.length > SHOWN) terminal.tell(`… and ${found.length - SHOWN} more\n`)
  if (!(await confirmed(terminal, `Erase ${count(found.length, 'request')} for ever?`, values.yes))) return NOT_DONE

  const references = found.map(({ reference }) => reference)
  const audit = { id: randomUUID(), action: 'erase' as const, done_at: clock(), done_by: terminal.user, enquiries: 0, detail: '' }
  const erased = await eraseRequests(db.kysely, { references }, audit)
  terminal.tell(`${count(erased, 'request')} erased. Backups still hold them until they are replaced.\n`)
  return DONE
}
