import { describe, expect, it, test } from 'vitest'
import { readEnv } from '../../../server/env'
import { pageHeaders, POLICY_REPORTS, securityHeaders } from '../../../server/headers'

const hsts = (settings: Record<string, string> = {}, https = true) =>
  securityHeaders({ https, hsts: readEnv(settings).HSTS })['strict-transport-security']

describe('only through https', () => {
  it('reaches this host alone, unless the clinic says that all sub-domains can', () => {
    expect(hsts()).toBe('max-age=63072000')
    expect(hsts({ HSTS: 'subdomains' })).toBe('max-age=63072000; includeSubDomains')
    expect(hsts({ HSTS: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload')
  })

  it('is not said on a site without it', () => {
    expect(hsts({ HSTS: 'preload' }, false)).toBeUndefined()
  })

  it('has no other reach', () => {
    expect(() => readEnv({ HSTS: 'on' })).toThrow('HSTS is not one of host, subdomains, preload')
  })
})

test('a page tells browsers where to report, in policy and header alike, and only where somebody takes it', () => {
  const told = pageHeaders({ https: true, reports: true })
  expect(told['content-security-policy']).toMatch(/; report-to policy$/)
  expect(told['reporting-endpoints']).toBe(`policy="${POLICY_REPORTS}"`)
  expect(Object.keys(pageHeaders({ https: true }))).toEqual(['content-security-policy'])
  expect(pageHeaders({ https: true })['content-security-policy']).not.toContain('report')
})
