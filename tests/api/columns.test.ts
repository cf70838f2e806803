import { expect, it } from 'vitest'
import { enquiryColumns } from '../../server/db/migrate'
import { openTestDatabase } from './setup/test-database'

it('the migrations bring exactly the columns that an enquiry is kept in', async () => {
  const db = await openTestDatabase()
  const tables = await db.kysely.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'enquiries')?.columns.map(({ name }) => name)
  expect(columns?.toSorted()).toEqual(Object.keys(enquiryColumns).toSorted())
  await db.close()
})
