import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lettersIn, outboxState, requeueLetters } from '../../server/db/outbox'
import { smtpTransport } from '../../server/mail/transport'
import { booking } from './setup/clinic-server'
import { cutLine } from './setup/cut-line'
import { type MailServer, smtpError, startMailServer } from './setup/mail-server'
import { CLINIC, putEnquiry, startSender } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let db: TestDatabase
let mail: MailServer
beforeEach(async () => {
  db = await openTestDatabase()
  mail = await startMailServer()
})
afterEach(async () => {
  await mail.stop()
  await db.close()
})

const recipients = () => mail.received.flatMap(({ to }) => to).toSorted()

describe('a mail server', () => {
  it('that refuses the connection loses nothing: the e-mail leaves when it is back', async () => {
    await putEnquiry(db)
    let url = 'smtp://127.0.0.1:1'
    const sender = startSender(db, (letter, signal) => smtpTransport(url)(letter, signal))
    await sender.run()
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 2, sent: 0 })
    url = mail.url
    sender.wait(MINUTE)
    await sender.run()
    expect(recipients()).toEqual([booking.email, CLINIC])
  })

  it('that is away is asked once a round, not once a letter', async () => {
    for (let count = 0; count < 5; count++) await putEnquiry(db, { reference: `VC-TEST-${count}` })
    let attempts = 0
    await startSender(db, () => {
      attempts++
      return Promise.reject(Object.assign(new Error('refused'), { code: 'ESOCKET', command: 'CONN' }))
    }).run()
    expect(attempts).toBe(1)
  })

  it('that answers nothing is left alone after its time', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    await putEnquiry(db)
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    await startSender(db, smtpTransport(url, 200)).run()
    const [letter] = await lettersIn(db.kysely, 'pending', 1)
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 2, sent: 0 })
    expect(letter?.leased_until).toBeNull()
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('that hangs after the letter gets it again with the same Message-ID', async () => {
    await putEnquiry(db, { email: null })
    const ids: string[] = []
    mail.behave({
      data: (stream) => {
        let raw = ''
        stream.on('data', (part: Buffer) => (raw += part.toString()))
        stream.on('end', () => ids.push(/^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? ''))
      },
    })
    const sender = startSender(db, smtpTransport(mail.url, 1_500))
    await sender.run()
    mail.behave({})
    sender.wait(MINUTE)
    await sender.run()
    expect(mail.received.map(({ messageId }) => messageId)).toEqual(ids)
    expect(ids).toEqual(['<vc-test-22-clinic@vasant-clinic.example>'])
  })

  it('that dies in the middle of a letter gets it again', async () => {
    await putEnquiry(db, { email: null })
    const line = await cutLine(mail.url, { client: /Subject: / })
    let { url } = line
    const sender = startSender(db, (letter, signal) => smtpTransport(url)(letter, signal))
    await sender.run()
    expect(mail.received).toEqual([])
    ;({ url } = mail)
    sender.wait(MINUTE)
    await sender.run()
    expect(recipients()).toEqual([CLINIC])
    await line.stop()
  })

  it('that takes a letter and dies before it says so gets it twice with one Message-ID: SMTP can do no better', async () => {
    await putEnquiry(db, { email: null })
    const line = await cutLine(mail.url, { server: /354[^]*\n250 / })
    let { url } = line
    const sender = startSender(db, (letter, signal) => smtpTransport(url)(letter, signal))
    await sender.run()
    ;({ url } = mail)
    sender.wait(MINUTE)
    await sender.run()
    expect(mail.received.map(({ messageId }) => messageId)).toEqual([mail.received[0]?.messageId, mail.received[0]?.messageId])
    expect(mail.received[1]?.raw).toContain('VC-TEST-22')
    await line.stop()
  })

  it('that says "later" (4xx) is asked again, after pauses that grow', async () => {
    await putEnquiry(db, { email: null })
    mail.behave({ rcpt: () => smtpError(451, 'greylisted') })
    const sender = startSender(db, mail.url)
    const pauses: number[] = []
    let passed = 0
    for (let attempt = 0; attempt < 9; attempt++) {
      await sender.run()
      const [letter] = await lettersIn(db.kysely, 'pending', 1)
      const pause = (letter?.next_attempt_at ?? 0) - (letter?.created_at ?? 0) - passed
      pauses.push(pause)
      passed += pause
      sender.wait(pause)
    }
    pauses.forEach((pause, index) => {
      const most = Math.min(HOUR, 30_000 * 2 ** index)
      expect(pause).toBeGreaterThanOrEqual(most / 2)
      expect(pause).toBeLessThanOrEqual(most)
    })
  })

  it('that refuses the clinic’s letter (5xx) is tried for a day; then the letter waits for a word, and is not lost', async () => {
    await putEnquiry(db, { email: null })
    mail.behave({ rcpt: () => smtpError(550, 'no such user') })
    const sender = startSender(db, mail.url)
    await sender.run()
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 1, dead: 0 })
    sender.wait(DAY)
    await sender.run()
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 0, dead: 1 })
    const [dead] = await lettersIn(db.kysely, 'dead', 1)
    expect(dead?.last_error).toBe('EENVELOPE 550 RCPT TO: 550 no such user')
    mail.behave({})
    sender.wait(DAY)
    await sender.run()
    expect(mail.received).toEqual([])
    expect(await requeueLetters(db.kysely, 'dead', dead?.next_attempt_at ?? 0)).toBe(1)
    await sender.run()
    expect(recipients()).toEqual([CLINIC])
  })

  it('that refuses a visitor’s address is not asked again, and the clinic’s letter leaves', async () => {
    await putEnquiry(db)
    mail.behave({ rcpt: (address) => (address === CLINIC ? null : smtpError(550, 'no such user')) })
    await startSender(db, mail.url).run()
    expect(recipients()).toEqual([CLINIC])
    expect(await outboxState(db.kysely)).toMatchObject({ sent: 1, dead: 1, pending: 0 })
  })
})
