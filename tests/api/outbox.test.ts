import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lettersIn, outboxState, requeueLetters } from '../../server/db/outbox'
import { keepSending } from '../../server/mail/sender'
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

describe('the outbox', () => {
  it('sends the clinic and the visitor one e-mail each, once', async () => {
    await putEnquiry(db)
    const sender = startSender(db, mail.url)
    await sender.run()
    await sender.run()
    expect(recipients()).toEqual([booking.email, CLINIC])
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 0, held: 0, sent: 2, dead: 0, waitingSince: null })
  })

  it('sends from three processes at once without sending twice', async () => {
    for (let count = 0; count < 20; count++) await putEnquiry(db, { reference: `VC-TEST-${count}` })
    const processes = await Promise.all([1, 2, 3].map(() => db.again()))
    await Promise.all(processes.map((own) => startSender(own, mail.url).run()))
    expect(mail.received).toHaveLength(40)
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(40)
    await Promise.all(processes.map((own) => own.close()))
  })

  it('logs codes and references, and nothing of the request', async () => {
    await putEnquiry(db)
    mail.behave({ rcpt: (address) => (address === CLINIC ? null : smtpError(450, `${address} is busy`)) })
    const { run, logged } = startSender(db, mail.url)
    await run()
    expect(logged).toHaveLength(2)
    for (const secret of [booking.name, booking.mobile, booking.email, booking.message])
      expect(logged.join('\n')).not.toContain(secret)
  })

  it('forgets the letters of a request that was erased', async () => {
    const { reference } = await putEnquiry(db)
    await db.kysely.deleteFrom('enquiries').where('reference', '=', reference).execute()
    await startSender(db, mail.url).run()
    expect(mail.received).toEqual([])
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 0, sent: 0 })
  })
})

const flood = async (count: number) => {
  for (let number = 0; number < count; number++) await putEnquiry(db, { reference: `VC-TEST-${number}` })
}

describe('a flood of requests', () => {
  it('lets the clinic’s letters leave first, and no more receipts in an hour than the mail server is to be burdened with', async () => {
    await flood(5)
    const sender = startSender(db, mail.url, { receiptsPerHour: 2 })
    await sender.run()
    expect(mail.received.map(({ to }) => to[0])).toEqual([...Array<string>(5).fill(CLINIC), booking.email, booking.email])
    sender.wait(HOUR / 2)
    await sender.run()
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 3, sent: 7 })
    sender.wait(HOUR)
    await sender.run()
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 1, sent: 9 })
  })

  it('keeps no receipt waiting because a clock that jumped marked others as sent next year', async () => {
    await flood(1)
    await db.kysely
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: Date.parse('2027-11-21') })
      .execute()
    await putEnquiry(db)
    await startSender(db, mail.url, { receiptsPerHour: 1 }).run()
    expect(recipients()).toEqual([booking.email, CLINIC])
  })
})

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

describe('a process that dies', () => {
  it('while it sends leaves the letter to another one, five minutes later', async () => {
    await putEnquiry(db, { email: null })
    const dead = startSender(db, () => new Promise(() => undefined))
    void dead.run()
    const other = startSender(db, mail.url)
    await expect.poll(async () => (await lettersIn(db.kysely, 'pending', 1))[0]?.attempts).toBe(1)
    await other.run()
    expect(mail.received).toEqual([])
    other.wait(5 * MINUTE)
    await other.run()
    expect(recipients()).toEqual([CLINIC])
  })

  it('that is asked to stop gives the letter under way back', async () => {
    await putEnquiry(db, { email: null })
    const sender = startSender(db, (_, signal) => {
      sender.stop()
      return signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve()
    })
    await sender.run()
    const [letter] = await lettersIn(db.kysely, 'pending', 1)
    expect(letter).toMatchObject({ attempts: 1, leased_until: null })
  })
})

describe('a clock that jumps', () => {
  it('a year ahead and back keeps no letter waiting', async () => {
    await putEnquiry(db, { email: null })
    const farAhead = Date.parse('2027-11-21')
    await db.kysely.updateTable('outbox').set({ next_attempt_at: farAhead, leased_until: farAhead }).execute()
    await startSender(db, mail.url).run()
    expect(recipients()).toEqual([CLINIC])
  })
})

describe('a running server', () => {
  it('sends by itself and has nothing under way when it has stopped', async () => {
    await putEnquiry(db)
    const sender = startSender(db, mail.url)
    const stop = keepSending(sender, { info: () => undefined, warn: () => undefined, error: () => undefined })
    await expect.poll(() => mail.received.length).toBe(2)
    await stop()
    expect(await outboxState(db.kysely)).toMatchObject({ pending: 0, sent: 2 })
  })
})
