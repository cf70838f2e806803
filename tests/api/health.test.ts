import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../../server/db/can-write'
import { booking, type ClinicServer, CODE, NOW, startServer } from './setup/clinic-server'

const TOKEN = 'a-token-of-sixteen-or-more'
const ready = async ({ app }: ClinicServer) => {
  const reply = await app.inject('/health/ready')
  return [reply.statusCode, reply.json()]
}
const writtenAt = async ({ db }: ClinicServer) =>
  (await db.kysely.selectFrom('health').select('written_at').execute()).map((row) => row.written_at)

describe('/health/ready', () => {
  it('answers ok while enquiries can be kept, and asks the disk twice a minute at most', async () => {
    const server = await startServer()
    expect(await ready(server)).toEqual([200, { status: 'ok' }])
    server.wait(29_000)
    expect(await ready(server)).toEqual([200, { status: 'ok' }])
    expect(await writtenAt(server)).toEqual([NOW])
    server.wait(1_000)
    await ready(server)
    expect(await writtenAt(server)).toEqual([NOW + 30_000])
    await server.stop()
  })

  it('tells what is wrong at once when a visitor could not be answered, and is well again by itself', async () => {
    const server = await startServer()
    expect(await ready(server)).toEqual([200, { status: 'ok' }])
    for (const table of ['outbox', 'health'])
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(server.db.kysely)
    const { key, headers } = await server.visit()
    expect((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode).toBe(503)
    expect(await ready(server)).toEqual([503, { status: 'failing', problem: 'the database does not answer' }])
    for (const table of ['outbox', 'health'])
      await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(server.db.kysely)
    server.wait(1_000)
    expect(await ready(server)).toEqual([200, { status: 'ok' }])
    await server.stop()
  })

  it('answers a program of the same machine, and whoever has the token', async () => {
    const server = await startServer({ settings: { METRICS_TOKEN: TOKEN } })
    const ask = async (from: object) => (await server.app.inject({ url: '/health/ready', ...from })).statusCode
    const elsewhere = { remoteAddress: '203.0.113.9' }
    const proxied = { headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect([await ask({}), await ask(elsewhere), await ask(proxied)]).toEqual([200, 401, 401])
    expect(await ask({ ...elsewhere, headers: { authorization: `Bearer ${TOKEN}` } })).toBe(200)
    expect(await ask({ ...elsewhere, headers: { authorization: 'Bearer wrong' } })).toBe(401)
    expect((await server.app.inject({ url: '/health/live', ...elsewhere })).statusCode).toBe(200)
    await server.stop()
  })

  it.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_READONLY_DBMOVED', 'the database is read-only'],
    ['SQLITE_IOERR_WRITE', 'the disk cannot be written'],
    ['ECONNREFUSED', 'the database cannot be reached'],
    ['XX000', 'the database does not answer'],
  ])('calls %s: %s', (code, problem) => {
    expect(reasonOf(Object.assign(new Error('secret words'), { code }))).toBe(problem)
  })
})
