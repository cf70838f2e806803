import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CODE_ALPHABET, captchaCodes } from '../../server/captcha/code'
import { secretOf } from '../../server/db/database'
import { randomBytes } from 'node:crypto'
import { booking, type ClinicServer, CODE, countEnquiries, NOW, startServer } from './setup/clinic-server'

let server: ClinicServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const validate = async (key: string, captcha: string, headers: Record<string, string>) =>
  (await server.post('/api/validate-captcha', { key, captcha }, headers)).json<{ message: string }>().message

describe('a captcha', () => {
  it('comes with a key, a picture of 334 by 100 and the address of a recording, and is never cached', async () => {
    const reply = await server.app.inject('/captcha/api')
    const { key, img, audio } = reply.json()
    expect(reply.headers['cache-control']).toBe('no-store')
    const png = Buffer.from(img.replace('data:image/png;base64,', ''), 'base64')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([334, 100])
    expect(audio).toBe(`/captcha/audio/${key}.wav`)
    expect(`${key}${audio}`).not.toContain(CODE)
  })

  it('looks different each time', async () => {
    const pictures = await Promise.all([1, 2, 3].map(async () => (await server.app.inject('/captcha/api')).json().img))
    expect(new Set(pictures).size).toBe(3)
  })

  it('is spoken in the language of the page, the same way however often it is asked for', async () => {
    const { audio } = (await server.app.inject('/captcha/api')).json()
    const heard = async (query: string) => (await server.app.inject(audio + query)).rawPayload
    const hindi = await heard('?lang=hi')
    expect(hindi.toString('latin1', 0, 4)).toBe('RIFF')
    expect(hindi).not.toEqual(await heard(''))
    expect(hindi).toEqual(await heard('?lang=hi'))
    for (const nonsense of ['?lang=tlh', '?lang=', '?lang=hi&lang=en', '?lang=__proto__'])
      expect(await heard(nonsense)).toEqual(await heard(''))
  })

  it('is spoken by a WAV that can be asked for in parts', async () => {
    const { audio } = (await server.app.inject('/captcha/api')).json()
    const whole = await server.app.inject(audio)
    expect(whole.headers['content-type']).toBe('audio/wav')
    expect(whole.rawPayload.toString('latin1', 0, 4)).toBe('RIFF')
    expect(whole.rawPayload.readUInt32LE(4)).toBe(whole.rawPayload.length - 8)
    const part = await server.app.inject({ url: audio, headers: { range: 'bytes=44-143' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(44, 144))
  })

  it('is accepted in any case, with blanks, and with digits of a Hindi keyboard', async () => {
    const { key, headers } = await server.visit()
    expect(await validate(key, ' tEsT 7', headers)).toBe('valid captcha')
    expect(await validate(key, 'test७', headers)).toBe('valid captcha')
  })

  it('that is only validated stores no request and can be saved with afterwards', async () => {
    const { key, headers } = await server.visit()
    expect(await validate(key, CODE, headers)).toBe('valid captcha')
    expect(await countEnquiries(server)).toBe(0)
    expect((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode).toBe(200)
  })

  it('dies after five wrong tries', async () => {
    const { key, headers } = await server.visit()
    for (let count = 0; count < 5; count++) expect(await validate(key, 'wrong', headers)).toBe('invalid captcha')
    expect(await validate(key, CODE, headers)).toBe('invalid captcha')
    expect((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode).toBe(403)
  })

  it('dies after five wrong tries at saving, too', async () => {
    const { key, headers } = await server.visit()
    for (let count = 0; count < 5; count++)
      expect((await server.post('/api/save-appointment', { ...booking, key, captcha: 'wrong' }, headers)).statusCode).toBe(403)
    expect((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode).toBe(403)
  })

  it('allows no more tries when they are sent all at once', async () => {
    const { key, headers } = await server.visit()
    const guesses = [...Array.from({ length: 20 }, () => 'wrong'), CODE]
    const answers = await Promise.all(guesses.map((guess) => validate(key, guess, headers)))
    expect(answers).not.toContain('valid captcha')
  })

  it('expires after ten minutes', async () => {
    const { key, headers } = await server.visit()
    server.wait(10 * 60 * 1000)
    expect(await validate(key, CODE, headers)).toBe('valid captcha')
    server.wait(1)
    expect(await validate(key, CODE, headers)).toBe('invalid captcha')
    expect((await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)).statusCode).toBe(403)
    expect((await server.app.inject(`/captcha/audio/${key}.wav`)).statusCode).toBe(404)
  })

  it('that was used is no longer valid', async () => {
    const { key, headers } = await server.visit()
    await server.post('/api/save-appointment', { ...booking, key, captcha: CODE }, headers)
    expect(await validate(key, CODE, headers)).toBe('invalid captcha')
  })

  it('that another server on the same tables used, as between a stop and a start, serves nobody twice', async () => {
    const { key, headers } = await server.visit()
    const { app } = await startServer({ db: server.db })
    const form = { ...booking, key, captcha: CODE }
    const there = await app.inject({ method: 'POST', url: '/api/save-appointment', headers, payload: form })
    expect(there.json()).toEqual({ result: 'success', reference: expect.any(String) })
    expect((await server.post('/api/save-appointment', form, headers)).json()).toEqual(there.json())
    const other = { ...form, name: 'Ravi Sen' }
    expect((await server.post('/api/save-appointment', other, headers)).statusCode).toBe(403)
    expect(await countEnquiries(server)).toBe(1)
    await app.close()
  })

  it.each(['', 'x', 'A'.repeat(40), '../../etc/passwd', '💥'.repeat(20)])('with the made-up key %j is invalid', async (key) => {
    const { headers } = await server.visit()
    expect(await validate(key, CODE, headers)).toBe('invalid captcha')
  })

  it('that nobody tried leaves nothing in the database', async () => {
    await server.visit()
    expect(await server.db.kysely.selectFrom('captchas').selectAll().execute()).toEqual([])
  })
})

describe('without a test code', () => {
  it('every captcha has a code of its own that follows from the secret', async () => {
    const plain = await startServer({ settings: { CAPTCHA_TEST_CODE: '' } })
    const codes = captchaCodes(await secretOf(plain.db, 'captcha', randomBytes, () => NOW), randomBytes)
    const { key, headers } = await plain.visit()
    const code = codes.read(key, NOW)?.code ?? ''
    expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{5}$`))
    const reply = await plain.post('/api/validate-captcha', { key, captcha: code.toLowerCase() }, headers)
    expect(reply.json()).toEqual({ message: 'valid captcha' })
    await plain.stop()
  })
})
