import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { POLICY_REPORTS } from '../../server/headers'
import { type ClinicServer, startServer } from './setup/clinic-server'

const TOKEN = 'a-token-of-sixteen-or-more'
let server: ClinicServer
let lines: string[]
beforeEach(async () => {
  lines = []
  server = await startServer({ settings: { METRICS_TOKEN: TOKEN }, log: (line) => void lines.push(line) })
})
afterEach(() => server.stop())

const READ = 'https://clinic.example/search?q=gynecomastia'
const violation = (effectiveDirective: string) => ({
  type: 'csp-violation',
  age: 10,
  url: READ,
  user_agent: 'Somebody’s browser',
  body: { effectiveDirective, documentURL: READ, blockedURL: 'https://elsewhere.example/x.js', sample: 'secret()' },
})

/** As browsers send it: without cookie, token or origin. */
const report = (payload: unknown) =>
  server.app.inject({
    method: 'POST',
    url: POLICY_REPORTS,
    headers: { 'content-type': 'application/reports+json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

/** How often which directive was counted. */
async function counted(): Promise<Record<string, string>> {
  const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  for (const told of ['gynecomastia', 'elsewhere', 'secret']) expect(body).not.toContain(told)
  return Object.fromEntries(
    [...body.matchAll(/^clinic_policy_violations_total\{directive="(.+)"\} (\d+)$/gm)].map(([, name, count]) => [name, count]),
  )
}

describe('what browsers report of a page’s policy', () => {
  it('is counted by its directive, and says nothing of what anybody read', async () => {
    const reply = await report([violation('script-src-elem'), violation('script-src-elem'), violation('frame-src')])
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await counted()).toEqual({ 'script-src-elem': '2', 'frame-src': '1' })
    expect(lines.join('')).toContain(POLICY_REPORTS)
    expect(lines.join('')).not.toMatch(/gynecomastia|elsewhere|secret|Somebody/)
  })

  it('makes no count of a name that a stranger chose, and none of what is no violation', async () => {
    await report([violation('x{a="b"}'), { type: 'deprecation', body: { id: 'x' } }, 7, null])
    expect(await counted()).toEqual({ other: '1' })
  })

  it('is read up to ten at once and sixty times a minute, whoever sends it', async () => {
    expect((await report(Array.from({ length: 12 }, () => violation('img-src')))).statusCode).toBe(204)
    expect(await counted()).toEqual({ 'img-src': '10' })
    for (let sent = 1; sent < 60; sent++) await report([])
    const late = await report(violation('img-src'))
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60'])
    expect(await counted()).toEqual({ 'img-src': '10' })
    server.wait(60_000)
    expect((await report(violation('img-src'))).statusCode).toBe(204)
  })

  it.each([
    ['too big', JSON.stringify([violation('long-src '.repeat(2_000))]), 413],
    ['no JSON', '{', 400],
  ])('is refused when it is %s, in words that repeat nothing', async (_, payload, status) => {
    const reply = await report(payload)
    expect(reply.statusCode).toBe(status)
    expect(await counted()).toEqual({})
    expect(lines.join('')).not.toMatch(/gynecomastia|long-src/)
  })
})
