import { auditRow } from '../db/audit'
import { countRequests, eraseRequests } from '../db/requests'
import { type CommandDeps, confirmed, count, DONE, NOT_DONE } from './command'
import { filterOptions, readFilters } from './filters'
import { UsageError } from './usage-error'

const { from, to, kind } = filterOptions
export const bulkOptions = { from, to, kind, 'dry-run': { type: 'boolean' } } as const

interface Values {
  from?: string | undefined
  to?: string | undefined
  kind?: string | undefined
  'dry-run'?: boolean | undefined
  yes?: boolean | undefined
}

export const isBulk = (values: Values) => Object.keys(bulkOptions).some((name) => values[name as keyof Values] !== undefined)

/** `erase --from DAY --to DAY --kind KIND`: removes everything of those days, such as the junk of a flood. --dry-run only counts. */
export async function eraseInBulk(values: Values, { db, clock, terminal, erasures }: CommandDeps): Promise<number> {
  if (values.from === undefined && values.to === undefined && values.kind === undefined)
    throw new UsageError('erase --dry-run needs --from, --to or --kind')
  const now = clock()
  const filters = readFilters(values)
  // What arrives while somebody thinks about the answer is not what they were shown.
  const wanted = { ...filters, before: Math.min(filters.before ?? now + 1, now + 1) }
  const found = await countRequests(db.kysely, wanted)
  if (values['dry-run'] || found === 0) {
    await terminal.print(`${count(found, 'request')} would be erased\n`)
    return found === 0 ? NOT_DONE : DONE
  }
  if (!(await confirmed(terminal, `Erase ${count(found, 'request')} with their e-mails for ever?`, values.yes))) return NOT_DONE
  const erased = await eraseRequests(db.kysely, wanted, auditRow('erase', terminal.user, now), (gone) => erasures.add(gone, now))
  terminal.tell(`${count(erased, 'request')} erased. Backups still hold them until they are replaced.\n`)
  return DONE
}
