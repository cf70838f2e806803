import type { ParseArgsConfig } from 'node:util'
import { momentAtClinic } from '../../src/shared/clinic-day'
import { kinds } from '../../src/shared/contract/enquiry'
import { isDay } from '../../src/shared/contract/rules'
import { tenDigits } from '../../src/shared/ten-digits'
import type { RequestFilter } from '../db/requests'
import { UsageError } from './usage-error'

export const filterOptions = {
  from: { type: 'string' },
  to: { type: 'string' },
  kind: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
} as const satisfies ParseArgsConfig['options']

export type FilterValues = { [Name in keyof typeof filterOptions]?: string | undefined }

const DAY = 24 * 60 * 60 * 1000

/** Reads --from, --to, --kind, --phone, --email and --name. Throws UsageError naming the bad one. */
export function readFilters({ from, to, kind, phone, email, name }: FilterValues): RequestFilter {
  const known = kinds.find((each) => each === kind)
  if (kind !== undefined && !known) throw new UsageError(`--kind is one of ${kinds.join(', ')}, not ${kind}`)
  return {
    ...readDays({ from, to }),
    kind: known,
    mobile: phone === undefined ? undefined : readPhone(phone),
    email: email?.trim(),
    name: name?.trim(),
  }
}

/** The days of --from and --to, both included. */
export function readDays({ from, to }: Pick<FilterValues, 'from' | 'to'>): Pick<RequestFilter, 'from' | 'before'> {
  const first = from === undefined ? undefined : startOfDay('--from', from)
  const before = to === undefined ? undefined : startOfDay('--to', to) + DAY
  if (first !== undefined && before !== undefined && first >= before) throw new UsageError(`--to ${to} is before --from ${from}`)
  return { from: first, before }
}

/** Midnight at the clinic, as milliseconds since 1970. */
function startOfDay(option: string, day: string): number {
  if (!isDay(day)) throw new UsageError(`${option} is a day such as 2026-11-21, not ${day}`)
  return Date.parse(momentAtClinic(day))
}

/** The ten digits that the forms take, of a number as people write it. */
export function readPhone(text: string): string {
  const digits = tenDigits(text)
  if (digits === undefined) throw new UsageError(`--phone is a number of ten digits, not ${text}`)
  return digits
}
