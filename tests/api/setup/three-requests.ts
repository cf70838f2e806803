import { NOW } from './clinic-server'
import { putEnquiry } from './outbox'
import { openTestDatabase, type TestDatabase } from './test-database'

export const DAY = 24 * 60 * 60 * 1000
const RETAINED = 396 * DAY

/** A database with a request of each kind: one of today, one of yesterday, one that is older than the clinic keeps. */
export async function threeRequests(): Promise<TestDatabase> {
  const db = await openTestDatabase()
  await putEnquiry(db, { reference: 'VC-AAAA-22' })
  await putEnquiry(db, { reference: 'VC-BBBB-22', kind: 'callback', email: null, date: null, message: '' }, NOW - DAY)
  await putEnquiry(db, { reference: 'VC-CCCC-22', kind: 'contact', mobile: '9123456780', name: 'आशा राव' }, NOW - RETAINED - 1)
  return db
}
