import { afterEach, beforeEach, expect, it } from 'vitest'
import { booking, type ClinicServer, CODE, countEnquiries, startServer } from './setup/clinic-server'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

/** Three servers; on PostgreSQL each has connections of its own, as three processes have. */
let servers: [ClinicServer, ClinicServer, ClinicServer]
let db: TestDatabase
beforeEach(async () => {
  db = await openTestDatabase()
  const start = async () => startServer({ db: await db.again(), settings: { RATE_LIMIT: 'on' } })
  servers = [await start(), await start(), await start()]
})
afterEach(async () => {
  for (const server of servers) await server.stop()
  await db.close()
})

const later = () => servers.forEach((server) => server.wait(2_000))

it('three servers on one database store a request once, whoever of them gets it', async () => {
  const [first] = servers
  const { key, headers } = await first.visit()
  later()
  const body = { ...booking, key, captcha: CODE }
  const replies = await Promise.all(
    servers.flatMap((server) => [1, 2, 3].map(() => server.post('/api/save-appointment', body, headers))),
  )
  const saved = replies.filter(({ statusCode }) => statusCode === 200)
  expect(new Set(saved.map((reply) => reply.body)).size).toBe(1)
  expect(saved.length + replies.filter(({ statusCode }) => statusCode === 429).length).toBe(9)
  expect(await countEnquiries(first)).toBe(1)
  expect(await db.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).toEqual([
    { kind: 'clinic' },
    { kind: 'receipt' },
  ])
})

it('three servers accept a captcha from one of three rivals only', async () => {
  const { key, headers } = await servers[0].visit()
  later()
  const replies = await Promise.all(
    ['Asha', 'Bela', 'Chitra'].map((name, index) =>
      servers[index]?.post('/api/save-appointment', { ...booking, name, key, captcha: CODE }, headers),
    ),
  )
  expect(replies.map((reply) => reply?.statusCode).toSorted()).toEqual([200, 403, 403])
  expect(await countEnquiries(servers[0])).toBe(1)
})

it('wrong codes given to three servers count together', async () => {
  const { key, headers } = await servers[0].visit()
  for (let count = 0; count < 5; count++)
    await servers[count % 3]?.post('/api/validate-captcha', { key, captcha: 'wrong' }, headers)
  const reply = await servers[2].post('/api/validate-captcha', { key, captcha: CODE }, headers)
  expect(reply.json()).toEqual({ message: 'invalid captcha' })
})

it('a phone number has its four requests an hour with all servers of one PostgreSQL together', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 5; count++) {
    const server = servers[db.shared ? count % 3 : 0] ?? servers[0]
    const { key, headers } = await server.visit()
    later()
    statuses.push((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
