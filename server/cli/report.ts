import { dayAtClinic } from '../../src/shared/clinic-day'
import { counted } from '../../src/shared/contract/counts'
import { kinds } from '../../src/shared/contract/enquiry'
import { readCounts } from '../db/counts'
import { newPrivateFile } from '../db/private-file'
import { readTraces } from '../db/requests'
import { type Aspect, aspects, hasPlaces } from '../enquiries/origin'
import { tally } from '../enquiries/tally'
import { type Command, DONE } from './command'
import { csvLine } from './csv'
import { readDays } from './filters'
import { readArgs } from './read-args'
import { reportChart } from './report-chart'
import { table } from './table'
import { UsageError } from './usage-error'

const TITLES = kinds.map((kind) => kind.toUpperCase())
const COUNTED = counted.map((what) => what.toUpperCase())

/**
 * `report`: how many requests came, by week, page, campaign, language or form, and how often pages were read and call and chat tapped; as a
 * table, CSV or a chart. It reads no one's contents.
 */
export const report: Command = async (args, { db, terminal }) => {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    csv: { type: 'boolean' },
    chart: { type: 'string' },
  } as const
  const { values } = readArgs({ args, options })
  const by = readAspect(values.by ?? 'week')
  const { from, before } = readDays(values)
  const [first, end] = [from, before].map((moment) => (moment === undefined ? undefined : dayAtClinic(new Date(moment))))
  const counts = hasPlaces(by) ? await readCounts(db.kysely, { from: first, before: end }) : []
  const tallies = await tally(by, readTraces(db.kysely, { from, before }), counts)
  if (values.chart !== undefined) {
    const file = await newPrivateFile(values.chart)
    await file.writeFile(reportChart(titleOf(by, values), tallies))
    await file.close()
  }
  const rows = tallies.map(({ from: place, total, kinds: of, counts: times }) => [
    place,
    ...kinds.map((kind) => String(of[kind])),
    String(total),
    ...(hasPlaces(by) ? counted.map((what) => String(times[what])) : []),
  ])
  const titles = [by.toUpperCase(), ...TITLES, 'ALL', ...(hasPlaces(by) ? COUNTED : [])]
  if (values.csv) await terminal.print([titles.map((title) => title.toLowerCase()), ...rows].map(csvLine).join(''))
  else if (rows.length === 0) terminal.tell('No requests.\n')
  else
    await terminal.print(
      table(
        titles.map((title, at) => ({ title, flexible: at === 0 })),
        rows,
        terminal.columns,
      ),
    )
  return DONE
}

/** A chart is looked at long after it was asked for. */
const titleOf = (by: Aspect, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  ['Requests by', by, ...(from ? ['from', from] : []), ...(to ? ['to', to] : [])].join(' ')

function readAspect(text: string): Aspect {
  const aspect = aspects.find((one) => one === text)
  if (!aspect) throw new UsageError(`--by is one of ${aspects.join(', ')}, not ${text}`)
  return aspect
}
