import { auditRow } from '../db/audit'
import { eraseRequests, listRequests, type RequestFilter } from '../db/requests'
import { eraseAgain } from '../erasures'
import { type Command, confirmed, count, DONE, NOT_DONE } from './command'
import { bulkOptions, eraseInBulk, isBulk } from './erase-in-bulk'
import { readPhone } from './filters'
import { readArgs, readReferences } from './read-args'
import { clinicMinute } from './request-fields'
import { table } from './table'
import { UsageError } from './usage-error'

const SHOWN = 20

/**
 * `erase REFERENCE… | --phone NUMBER | --email ADDRESS | --again`: removes one person's requests and their e-mails for ever. With days or
 * a kind: all of them.
 */
export const erase: Command = async (args, deps) => {
  const { db, clock, terminal, erasures } = deps
  const options = {
    phone: { type: 'string' },
    email: { type: 'string' },
    again: { type: 'boolean' },
    ...bulkOptions,
    yes: { type: 'boolean', short: 'y' },
  } as const
  const { values, positionals } = readArgs({ args, options, allowPositionals: true })
  const { phone, email, again } = values
  const named = [positionals.length > 0, phone !== undefined, email !== undefined, again === true].filter(Boolean).length
  if (isBulk(values)) {
    if (named > 0) throw new UsageError('erase takes days and a kind, or one person’s requests')
    return eraseInBulk(values, deps)
  }
  if (named !== 1) throw new UsageError('erase takes references, --phone, --email or --again, one of them')
  if (again) {
    const back = await eraseAgain(db.kysely, erasures, terminal.user, clock())
    await terminal.print(`${count(back.length, 'request')} had come back and ${back.length === 1 ? 'is' : 'are'} erased again\n`)
    return DONE
  }
  const filter: RequestFilter =
    phone !== undefined
      ? { mobile: readPhone(phone) }
      : email !== undefined
        ? { email: email.trim() }
        : { references: readReferences(positionals) }

  const found = await listRequests(db.kysely, filter, 10_000)
  const missing = (filter.references ?? []).filter((reference) => found.every((request) => request.reference !== reference))
  if (missing.length > 0) terminal.tell(`There is no request ${missing.join(', ')}.\n`)
  if (found.length === 0 || missing.length > 0) {
    if (!filter.references) terminal.tell(`There is no request with that ${phone === undefined ? 'address' : 'number'}.\n`)
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
  const now = clock()
  const erased = await eraseRequests(db.kysely, { references }, auditRow('erase', terminal.user, now), (gone) =>
    erasures.add(gone, now),
  )
  terminal.tell(`${count(erased, 'request')} erased. Backups still hold them until they are replaced.\n`)
  terminal.tell(`Delete their e-mails in the clinic's mailbox, too: ${references.join(' ')}\n`)
  return DONE
}
