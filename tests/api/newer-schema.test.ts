import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/db/database'
import { booking, CODE, countEnquiries, startServer } from './setup/clinic-server'
import { freshPostgres } from './setup/test-database'

let dataDir: string
let postgres: string | undefined
const open = () => openDatabase({ DATA_DIR: dataDir, DATABASE_URL: postgres })
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'schema-'))
  postgres = await freshPostgres()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const note = (db: Database, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db.kysely)

describe('a program that was taken back to the version before', () => {
  it('works on the tables of the newer one', async () => {
    const newer = await open()
    await sql`alter table enquiries add column preferred_language text`.execute(newer.kysely)
    await note(newer, '9999-preferred-language')
    await newer.close()

    const server = await startServer({ db: await open() })
    const { key, headers } = await server.visit()
    const reply = await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)
    expect(reply.json()).toMatchObject({ result: 'success' })
    expect(await countEnquiries(server)).toBe(1)
    await server.stop()
  })

  it('does not start on tables that are neither its own nor newer', async () => {
    const other = await open()
    await note(other, '0001-something-else')
    await other.close()
    await expect(open()).rejects.toThrow('0001-something-else is missing')
  })
})
