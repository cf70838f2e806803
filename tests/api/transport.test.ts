import { describe, expect, it } from 'vitest'
import { startServer } from './setup/clinic-server'

const limited = { CAPTCHA_TEST_CODE: '', RATE_LIMIT: 'on' }

async function reply(settings: Record<string, string>) {
  const server = await startServer({ settings: { ...limited, ...settings } })
  const { headers } = await server.app.inject('/captcha/api')
  await server.stop()
  return headers
}

describe('cookies and headers', () => {
  it('behind TLS go back over TLS only, and from our own pages only', async () => {
    const headers = await reply({ SITE_URL: 'https://clinic.example' })
    expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; Secure; SameSite=Strict$/)
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  })

  it('of an API on another origin reach it from our pages', async () => {
    const headers = await reply({ SITE_URL: 'https://clinic.example', API_BASE_URL: 'https://api.clinic.example' })
    expect(headers['set-cookie']).toMatch(/; Secure; SameSite=None; Partitioned$/)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('without TLS never claim it', async () => {
    const headers = await reply({ SITE_URL: 'http://localhost:4173' })
    expect(headers['set-cookie']).toMatch(/; Path=\/; SameSite=Lax$/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})
