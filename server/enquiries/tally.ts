import { counted, type Counted } from '../../src/shared/contract/counts'
import { type EnquiryKind, kinds } from '../../src/shared/contract/enquiry'
import type { CountsTable } from '../db/schema'
import { type Aspect, originOf, placeOf, type Traces } from './origin'

/** So many requests came from there, by form; and what was counted of the pages there. */
export interface Tally {
  from: string
  total: number
  kinds: Record<EnquiryKind, number>
  counts: Record<Counted, number>
}

/** Weeks in their order, with those in which nothing came; all else by how many came, then by how often it was read, then by name. */
export async function tally(by: Aspect, traces: AsyncIterable<Traces>, counts: readonly CountsTable[] = []): Promise<Tally[]> {
  const found = new Map<string, Tally>()
  const at = (from: string) => found.get(from) ?? { from, total: 0, kinds: none(kinds), counts: none(counted) }
  for await (const one of traces) {
    const before = at(originOf(by, one))
    found.set(before.from, {
      ...before,
      total: before.total + 1,
      kinds: { ...before.kinds, [one.kind]: before.kinds[one.kind] + 1 },
    })
  }
  for (const one of counts) {
    const before = at(placeOf(by, one))
    found.set(before.from, { ...before, counts: { ...before.counts, [one.what]: before.counts[one.what] + one.count } })
  }
  if (by === 'week') return weeksOf([...found.keys()].toSorted()).map(at)
  return [...found.values()].toSorted(
    (a, b) => b.total - a.total || b.counts.read - a.counts.read || a.from.localeCompare(b.from),
  )
}

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Every Monday from the first to the last. */
function weeksOf(mondays: string[]): string[] {
  const [first, last] = [mondays[0], mondays.at(-1)].map((day) => Date.parse(`${day}T00:00:00Z`))
  if (first === undefined || last === undefined || Number.isNaN(first)) return []
  const count = Math.round((last - first) / WEEK) + 1
  return Array.from({ length: count }, (_, index) => new Date(first + index * WEEK).toISOString().slice(0, 10))
}
