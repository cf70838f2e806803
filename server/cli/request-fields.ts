import { dayAtClinic, instantAtClinic, minuteAtClinic } from '../../src/shared/clinic-day'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { clinicWords } from '../../src/shared/words/en/fields'

/** '2026-11-21 12:30' at the clinic. */
export function clinicMinute(time: number): string {
  const moment = new Date(time)
  return `${dayAtClinic(moment)} ${minuteAtClinic(moment)}`
}

/** '2026-11-21T12:30:00.000+05:30'. */
export const clinicInstant = (time: number) => instantAtClinic(new Date(time))

const names = Object.entries(clinicWords.exported) as [keyof Enquiry, string][]

/** The columns of CSV, in their order. */
export const exportedNames = names.map(([, name]) => name)

/** A request as it is written out, with the names of the forms; the same in JSON and in the columns of CSV. */
export const exported = (request: Enquiry): Record<string, string | null> =>
  Object.fromEntries(names.map(([part, name]) => [name, part === 'created_at' ? clinicInstant(request[part]) : request[part]]))
