import { describe, expect, it } from 'vitest'
import { readEnv } from '../../../server/env'
import { securityHeaders } from '../../../server/headers'

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
