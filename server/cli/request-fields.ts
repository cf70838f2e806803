import { dayAtClinic } from '../../src/shared/clinic-time'
import type { EnquiriesTable } from '../db/schema'

const INDIA = 5.5 * 60 * 60 * 1000

/** '2026-11-21 12:30' at the clinic. */
export function clinicMinute(time: number): string {
  return `${dayAtClinic(new Date(time))} ${new Date(time + INDIA).toISOString().slice(11, 16)}`
}

/** '2026-11-21T12:30:00.000+05:30'. */
export const clinicInstant = (time: number) => new Date(time + INDIA).toISOString().replace('Z', '+05:30')

/** A request as it is written out, with the names of the forms; the same in JSON and in the columns of CSV. */
export function exported(request: EnquiriesTable) {
  const {
    reference,
    kind,
    name,
    mobile,
    email,
    date,
    message,
    refferelurl,
    requesturl,
    notice,
    notice_served,
    notice_hash,
    created_at,
  } = request
  const received = clinicInstant(created_at)
  const pages = { page: refferelurl, referrer: requesturl }
  const notices = { notice, noticeServed: notice_served, noticeHash: notice_hash }
  return { reference, kind, received, name, mobile, email, date, message, ...pages, ...notices }
}

export const exportedFields = [
  'reference',
  'kind',
  'received',
  'name',
  'mobile',
  'email',
  'date',
  'message',
  'page',
  'referrer',
  'notice',
  'noticeServed',
  'noticeHash',
] as const satisfies (keyof ReturnType<typeof exported>)[]
