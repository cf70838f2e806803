import type { Enquiry } from '../../src/shared/contract/enquiry'
import { clinicWords } from '../../src/shared/words/en/fields'
import { countRequests, listRequests } from '../db/requests'
import { type Command, count, DONE } from './command'
import { filterOptions, readFilters } from './filters'
import { readArgs, readWhole } from './read-args'
import { namesOf, record } from './record'
import { clinicMinute, exported } from './request-fields'
import { table } from './table'

const words = Object.entries(clinicWords.list) as [keyof Enquiry, string | null][]
const shown = words.flatMap(([part, title]) =>
  title === null ? [] : { part, title, flexible: part === 'name' || part === 'message' },
)

/** `list`: the newest requests as a table that fits the terminal, or as JSON. */
export const list: Command = async (args, deps) => {
  const { db, terminal } = deps
  const options = { ...filterOptions, limit: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values } = readArgs({ args, options })
  const filter = readFilters(values)
  const requests = await listRequests(db.kysely, filter, readWhole('--limit', values.limit ?? '50'))
  await record(deps, 'list', requests.length, namesOf(values))
  if (values.json) {
    await terminal.print(`${JSON.stringify(requests.map(exported), null, 2)}\n`)
    return DONE
  }
  if (requests.length === 0) {
    terminal.tell('No requests.\n')
    return DONE
  }
  const rows = requests.map((request) =>
    shown.map(({ part }) => (part === 'created_at' ? clinicMinute(request[part]) : (request[part] ?? ''))),
  )
  await terminal.print(table(shown, rows, terminal.columns))
  const all = await countRequests(db.kysely, filter)
  if (all > requests.length) terminal.tell(`The newest ${requests.length} of ${count(all, 'request')}; --limit shows more.\n`)
  return DONE
}
