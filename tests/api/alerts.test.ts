import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ClinicServer, startServer } from './setup/clinic-server'

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

const TOKEN = 'a-token-of-sixteen-or-more'
const rules = (parse(readFileSync('deploy/alerts.yml', 'utf8')) as Rules).groups.flatMap((group) => group.rules)
let server: ClinicServer
let text: string
beforeAll(async () => {
  server = await startServer({ settings: { METRICS_TOKEN: TOKEN } })
  text = (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body
})
afterAll(() => server.stop())

describe('the alert rules for the clinic', () => {
  it.each(rules)('$alert asks for figures that the server tells', ({ expr }) => {
    const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const asked = [...expr.matchAll(/\b(?:clinic|http|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    )
    expect(asked.filter((name) => !told.has(name))).toEqual([])
    expect(asked.length > 0 || expr.startsWith('up{')).toBe(true)
  })

  it('tell apart the same states of an e-mail as the server', () => {
    expect(text).toContain('clinic_outbox_letters{state="dead"}')
  })
})
