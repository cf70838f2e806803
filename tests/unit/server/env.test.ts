import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from '../../../server/env'

describe('the settings', () => {
  it('are all optional', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4173,
      SITE_URL: 'http://localhost:4173',
      DATA_DIR: './data',
      RETENTION_DAYS: 396,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'on',
    })
  })

  it('are all in .env.example, with their defaults', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const given = Object.fromEntries(
      lines.flatMap((line) => [/^([A-Z_]+)=(.*)$/.exec(line)?.slice(1) ?? []]).filter((pair) => pair.length === 2),
    )
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(readEnv({})).toSorted())
    expect(readEnv(given)).toEqual(readEnv({}))
  })

  it('let the data lie beside what is public', () => {
    for (const DATA_DIR of ['./data', '/var/lib/clinic', '../dist', 'dist-data', '..public'])
      expect(readEnv({ DATA_DIR }).DATA_DIR).toBe(DATA_DIR)
  })

  it('follow the port in the default address', () => {
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  })

  it.each([
    ['2', 2],
    ['127.0.0.1', '127.0.0.1'],
    ['10.0.0.1, 10.0.0.0/8', '10.0.0.1, 10.0.0.0/8'],
  ])('take the proxies %s', (text, expected) => {
    expect(readEnv({ TRUST_PROXY: text }).TRUST_PROXY).toBe(expected)
  })
})

describe('a bad setting stops the start with one line that names it:', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_URL', 'clinic.example'],
    ['SITE_URL', 'https://clinic.example/path'],
    ['SITE_URL', 'ftp://clinic.example'],
    ['API_BASE_URL', 'api'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_TO', 'nobody'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', '1.5'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '6'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'debug'],
    ['LOG_LEVEL', 'trace'],
    ['DATA_DIR', 'dist/client/data'],
    ['DATA_DIR', './public'],
    ['DATA_DIR', 'data/../dist'],
    ['ERASURE_LIST', 'dist/client/erased.txt'],
    ['RATE_LIMIT', 'no'],
    ['PURGE', 'sometimes'],
    ['MAIL_CONTENTS', 'some'],
    ['CAPTCHA_TEST_CODE', 'a b'],
  ])('%s=%s', (name, value) => {
    const start = () => readEnv({ [name]: value })
    expect(start).toThrow(EnvError)
    expect(start).toThrow(new RegExp(`^${name} [^\\n]+$`))
  })

  it('an empty one counts as not given', () => {
    expect(readEnv({ SITE_URL: '', DATABASE_URL: ' ' })).toEqual(readEnv({}))
  })

  it('test settings, unless the site is on localhost', () => {
    expect(() => readEnv({ SITE_URL: 'https://clinic.example', CAPTCHA_TEST_CODE: 'TEST7' })).toThrow(/^CAPTCHA_TEST_CODE/)
    expect(() => readEnv({ SITE_URL: 'https://clinic.example', RATE_LIMIT: 'off' })).toThrow(/^RATE_LIMIT/)
    expect(readEnv({ SITE_URL: 'http://127.0.0.1:4173', RATE_LIMIT: 'off' }).RATE_LIMIT).toBe('off')
  })

  it('test settings, on an address that others reach', () => {
    expect(() => readEnv({ HOST: '0.0.0.0', CAPTCHA_TEST_CODE: 'TEST7' })).toThrow(
      /^CAPTCHA_TEST_CODE .* HOST is 127.0.0.1, not 0.0.0.0$/,
    )
    expect(() => readEnv({ HOST: '192.168.1.7', RATE_LIMIT: 'off' })).toThrow(/^RATE_LIMIT=off .* HOST/)
    expect(readEnv({ HOST: 'localhost', CAPTCHA_TEST_CODE: 'TEST7' }).HOST).toBe('localhost')
    expect(readEnv({ CAPTCHA_TEST_CODE: 'TEST7' }).HOST).toBe('127.0.0.1')
    expect(readEnv({}).HOST).toBeUndefined()
  })

  it('a mail server without a receiver', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_TO/)
  })
})
