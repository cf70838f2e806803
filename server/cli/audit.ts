import { auditRows } from '../db/audit'
import { type Command, DONE } from './command'
import { readDays } from './filters'
import { readArgs, readWhole } from './read-args'
import { clinicInstant, clinicMinute } from './request-fields'
import { table } from './table'

const columns = [{ title: 'WHEN' }, { title: 'WHO' }, { title: 'DID' }, { title: 'REQUESTS' }, { title: 'WHAT', flexible: true }]

/** `audit`: who read, changed or erased requests, and which references went. */
export const audit: Command = async (args, { db, terminal }) => {
  const options = {
    action: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  } as const
  const { values } = readArgs({ args, options })
  const limit = readWhole('--limit', values.limit ?? '50')
  const rows = await auditRows(db.kysely, { action: values.action, ...readDays(values), limit })
  if (values.json) {
    const lines = rows.map(({ done_at, done_by, action, enquiries, detail }) => ({
      when: clinicInstant(done_at),
      who: done_by,
      did: action,
      requests: enquiries,
      what: detail,
    }))
    await terminal.print(`${JSON.stringify(lines, null, 2)}\n`)
    return DONE
  }
  const cells = rows.map(({ done_at, done_by, action, enquiries, detail }) => [
    clinicMinute(done_at),
    done_by,
    action,
    String(enquiries),
    detail,
  ])
  if (rows.length === 0) terminal.tell('Nothing was written down.\n')
  else await terminal.print(table(columns, cells, terminal.columns))
  return DONE
}
