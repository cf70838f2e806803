import { afterEach, expect, test, vi } from 'vitest'
import { sourceStamp } from '../../../scripts/stamp.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['SITE_URL', 'https://www.clinic.example'],
  ['API_BASE_URL', 'https://api.clinic.example'],
  ['HSTS', 'subdomains'],
])('a build with another %s is not the one that is asked for', (name, value) => {
  vi.stubEnv(name, '')
  const plain = sourceStamp()
  vi.stubEnv(name, value)
  expect(sourceStamp()).not.toBe(plain)
})
