import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ImmediateDialect } from '../../server/db/sqlite-dialect'
import type { Tables } from '../../server/db/schema'
import { booking, CODE, countEnquiries, startServer } from './setup/clinic-server'

describe('a save that fails on our side', () => {
  it('uses up nobody’s allowance: after any number of them the visitor gets through', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on', REQUESTS_PER_HOUR: '1' } })
    const { key, headers } = await server.visit()
    server.wait(5_000)
    const save = async () => {
      const reply = await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)
      return reply.statusCode
    }
    await sql`alter table outbox rename to broken`.execute(server.db.kysely)
    const statuses = []
    for (let count = 0; count < 25; count++) statuses.push(await save())
    expect(statuses).toEqual(Array(25).fill(503))
    await sql`alter table broken rename to outbox`.execute(server.db.kysely)
    expect(await save()).toBe(200)
    expect(await countEnquiries(server)).toBe(1)
    const [receipt] = await server.db.kysely.selectFrom('outbox').select('reason').where('kind', '=', 'receipt').execute()
    expect(receipt).toEqual({ reason: null })
    await server.stop()
  })
})

describe('a transaction that SQLite has undone by itself', () => {
  it('tells what was wrong, not that there is nothing to undo', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-full-'))
    const file = new Libsql(join(folder, 'full.sqlite'))
    file.pragma('max_page_count = 4')
    const db = new Kysely<Tables>({ dialect: new ImmediateDialect({ database: file as never }) })
    await sql`create table secrets (name text primary key, value text, created_at real)`.execute(db)
    const fill = db.transaction().execute((transaction) =>
      transaction
        .insertInto('secrets')
        .values({ name: 'a', value: 'x'.repeat(100_000), created_at: 0 })
        .execute(),
    )
    await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await db.insertInto('secrets').values({ name: 'b', value: '', created_at: 0 }).execute()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
})
