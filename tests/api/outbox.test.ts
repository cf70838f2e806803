import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lettersIn, outboxState } from '../../server/db/outbox'
import { keepSending } from '../../server/mail/sender'
import { booking } from './setup/clinic-server'
import { type MailServer, smtpError, startMailServer } from './setup/mail-server'
import { CLINIC, putEnquiry, startSender } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

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
