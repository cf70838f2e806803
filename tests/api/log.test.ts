import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tryToWrite } from '../../server/db/can-write'
import { errorInLog } from '../../server/http/error-in-log'
import { booking, type ClinicServer, CODE, startServer } from './setup/clinic-server'
import { rawTalk } from './setup/raw-talk'

let server: ClinicServer
let lines: string[]
beforeEach(async () => {
  lines = []
  server = await startServer({ settings: { RATE_LIMIT: 'on' }, log: (line) => void lines.push(line) })
})
afterEach(() => server.stop())

const log = () => lines.map((line) => JSON.parse(line) as { msg: string; path?: string; status?: number; refused?: string })

/** From now on the database refuses every row of a table. */
async function refuse(table: string): Promise<void> {
  const { kysely, shared } = server.db
  const statement = shared
    ? `alter table ${table} add constraint nothing_more check (false) not valid`
    : `create trigger nothing_more before insert on ${table} begin select raise(abort, 'nothing more'); end`
  await sql.raw(statement).execute(kysely)
}

async function save(changes: object = {}, headers: Record<string, string> = {}): Promise<number> {
  const visit = await server.visit()
  server.wait(2_000)
  const body = { ...booking, key: visit.key, captcha: CODE, ...changes }
  return (await server.post('/api/save-appointment', body, { ...visit.headers, ...headers })).statusCode
}

describe('the log', () => {
  it('tells where a database refused a request, and no field of it', async () => {
    await refuse('enquiries')
    expect(await save()).toBe(503)
    const failure = lines.find((line) => line.includes('a request failed'))
    expect(failure).toMatch(server.db.shared ? /"code":"23514".*"table":"enquiries","constraint":"nothing_more"/ : /nothing more/)
    expect(failure).toContain('at ')
    for (const value of Object.values(booking)) expect(lines.join('')).not.toContain(value)
  })

  it('tells why the database cannot be written, without the row', async () => {
    await refuse('health')
    expect((await server.app.inject('/health/ready')).statusCode).toBe(503)
    expect(lines.join('')).toContain('the database cannot be written')
    expect(lines.join('')).not.toMatch(/detail|Failing row/)
    await expect(tryToWrite(server.db, 0)).rejects.toThrow()
  })

  it('tells that a connection was no HTTP, and none of its bytes', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const reply = await rawTalk(server.app, `POST /api/save-appointment HTTP/1.1\r\nno header: ${booking.name}\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(reply).toContain('x-content-type-options: nosniff')
    expect(reply).toMatch(/\r\n\r\n\{"error":"the request cannot be read"\}$/)
    expect(lines.join('')).toContain('"status":400,"code":"HPE_')
    expect(lines.join('')).not.toMatch(/rawPacket|Asha/)
  })

  it('says in one line why a request was refused, and nothing of who sent it', async () => {
    expect(await save({ captcha: 'wrong' })).toBe(403)
    expect(await save({ website: 'https://spam.example' })).toBe(403)
    expect(await save({ name: '' })).toBe(422)
    expect(await save({}, { origin: 'https://evil.example' })).toBe(403)
    expect(await save({}, { 'x-xsrf-token': 'forged' })).toBe(403)
    for (let count = 0; count < 4; count++) expect(await save()).toBe(200)
    expect(await save()).toBe(429)
    const posts = log().filter(({ path }) => path === '/api/save-appointment')
    expect(posts.map(({ status, refused }) => `${status} ${refused}`)).toEqual([
      '403 captcha',
      '403 honeypot',
      '422 invalid',
      '403 origin',
      '403 token',
      ...Array(4).fill('200 undefined'),
      '429 limited',
    ])
    expect(lines.join('')).not.toMatch(/evil|spam|forged|127\.0\.0\.1/)
  })
})

describe('an error in the log', () => {
  it.each([
    [
      'PostgreSQL',
      Object.assign(new Error('invalid input syntax: "Asha Rao"'), { name: 'error', code: '22P02', detail: 'Asha Rao' }),
    ],
    ['the parser of JSON', new SyntaxError('Unexpected token A in "Asha Rao"')],
    ['Node', Object.assign(new TypeError('Received "Asha Rao"'), { code: 'ERR_INVALID_ARG_TYPE', rawPacket: 'Asha Rao' })],
    ['the parser of HTTP', Object.assign(new Error('Asha Rao'), { code: 'HPE_INVALID', rawPacket: Buffer.from('Asha Rao') })],
    ['a chain', new RangeError('Asha Rao\n  Asha Rao', { cause: new Error('Asha Rao') })],
  ])('of %s quotes nothing', (_, error) => {
    const logged = errorInLog(error)
    expect(JSON.stringify(logged)).not.toContain('Asha')
    expect(logged).toMatchObject({ type: error.name, stack: expect.stringContaining('log.test.ts') })
  })

  it('keeps the words that tell an operator what to do', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' })
    expect(errorInLog(refused)).toMatchObject({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' })
    expect(errorInLog(new Error('timeout exceeded when trying to connect')).message).toContain('timeout exceeded')
  })
})
