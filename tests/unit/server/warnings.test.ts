import type { FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { readEnv } from '../../../server/env'
import { warnAboutSettings } from '../../../server/warn-about-settings'

function warnings(settings: Record<string, string>): string {
  const said: string[] = []
  const log = { warn: (text: string) => void said.push(text) } as unknown as FastifyBaseLogger
  warnAboutSettings(log, readEnv(settings), new Map())
  return said.join('\n')
}

it('the start warns when visitors may reach the port past the proxy', () => {
  expect(warnings({ TRUST_PROXY: '1' })).toContain('TRUST_PROXY is set, and HOST is not 127.0.0.1')
  expect(warnings({ TRUST_PROXY: '1', HOST: '0.0.0.0' })).toContain('TRUST_PROXY is set')
  expect(warnings({ TRUST_PROXY: '1', HOST: '127.0.0.1' })).not.toContain('TRUST_PROXY')
  expect(warnings({})).not.toContain('TRUST_PROXY')
})

it('the start warns a server that runs as root', () => {
  const getuid = process.getuid
  try {
    process.getuid = () => 0
    expect(warnings({})).toContain('the server runs as root')
    process.getuid = () => 1000
    expect(warnings({})).not.toContain('root')
  } finally {
    if (getuid) process.getuid = getuid
  }
})
