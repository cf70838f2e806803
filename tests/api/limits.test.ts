import { afterAll, describe, expect, it } from 'vitest'
import type { Limits } from '../../server/limits/limit'
import { makeRoom, type Window } from '../../server/limits/make-room'
import { memoryLimits } from '../../server/limits/memory'
import { tableLimits } from '../../server/limits/table'
import { booking, CODE, countEnquiries, NOW, startServer } from './setup/clinic-server'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const opened: TestDatabase[] = []
afterAll(async () => void (await Promise.all(opened.map((db) => db.close()))))

async function inDatabase(): Promise<Limits> {
  const db = await openTestDatabase()
  opened.push(db)
  return tableLimits(db.kysely)
}

const implementations: [string, () => Promise<Limits>][] = [
  ['in memory', async () => memoryLimits()],
  ['in the database', inDatabase],
]

const limit = (bucket: string) => [{ bucket, max: 2, seconds: 60 }]

describe.each(implementations)('limits %s', (_, create) => {
  it('let through as many as allowed, then say how long to wait', async () => {
    const limits = await create()
    expect(await limits.take(limit('a'), NOW)).toBe(0)
    expect(await limits.take(limit('a'), NOW + 1000)).toBe(0)
    expect(await limits.take(limit('a'), NOW + 2000)).toBe(58)
    expect(await limits.take(limit('b'), NOW + 2000)).toBe(0)
  })

  it('start anew when the window has ended', async () => {
    const limits = await create()
    for (let count = 0; count < 5; count++) await limits.take(limit('a'), NOW)
    expect(await limits.take(limit('a'), NOW + 60_000)).toBe(0)
  })

  it('do not lock anybody out for longer when the clock jumps back', async () => {
    const limits = await create()
    for (let count = 0; count < 5; count++) await limits.take(limit('a'), NOW)
    expect(await limits.take(limit('a'), NOW - 86_400_000)).toBe(0)
  })

  it('uncount what is given back, and never below nothing', async () => {
    const limits = await create()
    await limits.giveBack(limit('a'), NOW)
    for (let count = 0; count < 3; count++) {
      expect(await limits.take(limit('a'), NOW)).toBe(0)
      await limits.giveBack(limit('a'), NOW + 1000)
    }
    await limits.giveBack(limit('a'), NOW)
    expect(await limits.take([...limit('a'), ...limit('b')], NOW)).toBe(0)
    expect(await limits.take(limit('a'), NOW)).toBe(0)
    expect(await limits.take(limit('a'), NOW)).toBe(60)
  })

  it('tell how long to wait without counting', async () => {
    const limits = await create()
    const [one] = limit('a')
    if (!one) throw new Error('no limit')
    expect(await limits.wait(one, NOW)).toBe(0)
    for (let count = 0; count < 2; count++) await limits.take([one], NOW)
    expect(await limits.wait(one, NOW + 10_000)).toBe(50)
    expect(await limits.wait(one, NOW + 60_000)).toBe(0)
    expect(await limits.wait(one, NOW - 86_400_000)).toBe(0)
  })

  it('are forgotten when they have ended', async () => {
    const limits = await create()
    for (let count = 0; count < 5; count++) await limits.take(limit('a'), NOW)
    await limits.sweep(NOW + 30_000)
    expect(await limits.take(limit('a'), NOW + 30_000)).toBeGreaterThan(0)
    await limits.sweep(NOW + 60_000)
    expect(await limits.take(limit('a'), NOW + 60_000)).toBe(0)
  })
})

describe('a server with limits', () => {
  it('draws 120 captchas a minute for an address, then answers 429 with the time to wait', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on' } })
    for (let count = 0; count < 120; count++) expect((await server.app.inject('/captcha/api')).statusCode).toBe(200)
    const refused = await server.app.inject('/captcha/api')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.app.inject({ url: '/captcha/api', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
    server.wait(60_000)
    expect((await server.app.inject('/captcha/api')).statusCode).toBe(200)
    await server.stop()
  })

  it('lets visitors who have been here for a minute go on while somebody behind their address asks again and again', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on' } })
    const { headers } = await server.visit()
    server.wait(60_000)
    for (let count = 0; count < 130; count++) await server.app.inject('/captcha/api')
    expect((await server.app.inject('/captcha/api')).statusCode).toBe(429)
    expect((await server.app.inject({ url: '/captcha/api', headers: { cookie: headers.cookie } })).statusCode).toBe(200)
    const { cookie } = headers
    expect((await server.app.inject({ url: '/captcha/api', headers: { cookie: `${cookie}x` } })).statusCode).toBe(429)
    await server.stop()
  })

  it('keeps four requests of a phone number an hour, and what is refused is not stored', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on' } })
    const save = async () => {
      const { key, headers } = await server.visit()
      server.wait(2_000)
      return (await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode
    }
    for (let count = 0; count < 4; count++) expect(await save()).toBe(200)
    expect(await save()).toBe(429)
    expect(await countEnquiries(server)).toBe(4)
    server.wait(3_600_000)
    expect(await save()).toBe(200)
    await server.stop()
  })

  it('counts wrong codes for nobody else: another visitor with that number still gets through', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on' } })
    for (let count = 0; count < 8; count++) {
      const { key, headers } = await server.visit()
      await server.post('/api/save-appointment', { ...booking, key, captcha: 'wrong' }, headers)
    }
    const { key, headers } = await server.visit()
    server.wait(2_000)
    expect((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode).toBe(200)
    await server.stop()
  })

  it('does not take visitors for machines when another server’s clock is ahead', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on' } })
    const { key, headers } = await server.visit()
    server.wait(-5_000)
    const reply = await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)
    expect(reply.statusCode).toBe(200)
    await server.stop()
  })
})

describe('a flood of addresses', () => {
  it('that a proxy never saw counts as one visitor', async () => {
    const server = await startServer({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
    const ask = async (from: string) =>
      (await server.app.inject({ url: '/captcha/api', headers: { 'x-forwarded-for': from } })).statusCode
    for (let count = 0; count < 120; count++) expect(await ask(`nonsense ${count}`)).toBe(200)
    expect(await ask('other nonsense')).toBe(429)
    expect(await ask('203.0.113.9')).toBe(200)
    await server.stop()
  })

  it('does not let off who has reached a limit', async () => {
    const limits = memoryLimits(100)
    for (let count = 0; count < 3; count++) await limits.take([{ bucket: 'phone', max: 2, seconds: 3600 }], NOW)
    for (let count = 0; count < 1_000; count++) await limits.take([{ bucket: `address ${count}`, max: 20, seconds: 60 }], NOW)
    expect(await limits.take([{ bucket: 'phone', max: 2, seconds: 3600 }], NOW)).toBe(3600)
  })

  it('takes a bounded part of the memory, also when each of them has reached its limit', () => {
    const windows = new Map<string, Window>()
    for (let count = 0; count < 101; count++) windows.set(`address ${count}`, { ends: NOW + 60_000, count: 3, max: 2 })
    makeRoom(windows, 100, NOW)
    expect([windows.size, windows.has('address 0'), windows.has('address 100')]).toEqual([90, false, true])
  })
})
