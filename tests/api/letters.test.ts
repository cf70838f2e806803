import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { booking } from './setup/clinic-server'
import { readLetter } from './setup/read-letter'
import { type MailServer, startMailServer } from './setup/mail-server'
import { CLINIC, putEnquiry, startSender } from './setup/outbox'
import { openTestDatabase, type TestDatabase } from './setup/test-database'

let db: TestDatabase
let mail: MailServer
beforeAll(async () => {
  db = await openTestDatabase()
  mail = await startMailServer()
})
afterAll(async () => {
  await mail.stop()
  await db.close()
})
beforeEach(async () => {
  mail.received.length = 0
  await db.kysely.deleteFrom('enquiries').execute()
})

/** The e-mails of an enquiry as they came over the wire. */
async function letters(change: Partial<Enquiry> = {}, post: Parameters<typeof startSender>[2] = {}) {
  await putEnquiry(db, change)
  await startSender(db, mail.url, post).run()
  const to = (address: string) => mail.received.filter((letter) => letter.to.includes(address)).map(({ raw }) => readLetter(raw))
  return { clinic: to(CLINIC)[0], receipt: to(change.email ?? booking.email)[0], all: mail.received }
}

describe('the clinic’s e-mail', () => {
  it('says that the request was written on a Hindi page, and nothing of a language otherwise', async () => {
    const { clinic } = await letters({ refferelurl: 'https://www.vasant-clinic.example/hi/contact' })
    expect(clinic?.text).toMatch(/^Language: +Hindi$/m)
    expect(clinic?.text).toMatch(/^Name: /m)
    mail.received.length = 0
    await db.kysely.deleteFrom('enquiries').execute()
    const english = await letters({ refferelurl: 'https://www.vasant-clinic.example/hindi-film' })
    expect(english.clinic?.text).not.toContain('Language')
  })

  it('names the campaign that brought the visitor, in letters to read, and nothing of one otherwise', async () => {
    const marks = new URLSearchParams({ utm_source: 'diwali <b>', utm_campaign: 'दिवाली', gclid: 'A1' })
    const { clinic } = await letters({
      refferelurl: 'https://www.vasant-clinic.example/contact',
      requesturl: `https://www.vasant-clinic.example/lp?${marks}`,
    })
    expect(clinic?.text).toMatch(/^Campaign: +diwali <b> \/ दिवाली$/m)
    expect(clinic?.html).toContain('diwali &lt;b&gt; / दिवाली')
    mail.received.length = 0
    await db.kysely.deleteFrom('enquiries').execute()
    const plain = await letters({ refferelurl: 'https://www.vasant-clinic.example/contact' })
    expect(plain.clinic?.text).not.toContain('Campaign')
  })

  it('has every field, the day in words, a number to tap and the page it came from, as text and as HTML', async () => {
    const { clinic } = await letters({ refferelurl: 'https://www.vasant-clinic.example/book-an-appointment' })
    const everything = [
      'VC-TEST-22',
      'Asha Rao',
      '+91 9876543210',
      'tel:+919876543210',
      'asha@example.org',
      'Monday, 23 November 2026',
      'After five, please.',
      'https://www.vasant-clinic.example/book-an-appointment',
      'http://localhost:4173/',
      booking.notice,
      'Saturday, 21 November 2026, 12:30pm',
    ]
    for (const part of [clinic?.text, clinic?.html]) for (const expected of everything) expect(part).toContain(expected)
  })

  it('names nobody in its subject, and an answer goes to the visitor', async () => {
    const { clinic } = await letters()
    expect(clinic?.headers.subject).toBe('Appointment request VC-TEST-22 for Monday, 23 November 2026')
    expect(clinic?.headers['reply-to']).toBe('asha@example.org')
    expect(clinic?.headers['auto-submitted']).toBe('auto-generated')
  })

  it('says when the asked-for day is one on which the clinic is closed', async () => {
    const { clinic } = await letters({ date: '2026-12-25' })
    expect(clinic?.text).toContain('Friday, 25 December 2026 (the clinic is closed: Christmas Day)')
  })

  it('makes a link of pages of the clinic only', async () => {
    const { clinic } = await letters({
      refferelurl: 'https://www.vasant-clinic.example/contact',
      requesturl: 'https://evil.example/login',
    })
    expect(clinic?.html).toContain('href="https://www.vasant-clinic.example/contact"')
    expect(clinic?.html).not.toContain('href="https://evil.example')
  })

  it('shows markup as it was typed, and marks each line of the message', async () => {
    const { clinic } = await letters({ message: '<img src=x onerror=alert(1)>\nPhone: +91 1111111111' })
    expect(clinic?.html).not.toContain('<img')
    expect(clinic?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(clinic?.text).toContain('> <img src=x onerror=alert(1)>\n> Phone: +91 1111111111')
  })

  it('answers to the visitor and to nobody else, whatever stands before the @', async () => {
    const { clinic } = await letters({ email: 'a?bcc=spy%40evil.example&body=hi@b.co' })
    expect(clinic?.html).toContain('href="mailto:a%3Fbcc%3Dspy%2540evil.example%26body%3Dhi@b.co"')
  })

  it('has no line of a stranger that looks like one of ours, also of requests from before this was refused', async () => {
    const forged = 'x\nReceived:       Monday\r\nPhone: 1\u2028NOTE: 2\u0085NOTE: 3'
    const { clinic } = await letters({ refferelurl: forged, requesturl: forged, notice: forged, name: forged, message: forged })
    const lines = clinic?.text.split(/[\n\v\f\r\u0085\u2028\u2029]/) ?? []
    const ours =
      /^(Appointment request .*|Message:|Reference: .*|Name: .*|Phone: {10}.*|E-mail: .*|Asked for: .*|Sent from: .*|Came from: .*|Received: {7}Saturday.*|Privacy notice: .*|> .*|)$/
    expect(lines.filter((line) => !ours.test(line))).toEqual([])
  })

  it('can be told to hold nothing but the reference, for a mailbox that is not to know what patients write', async () => {
    const { clinic } = await letters({ refferelurl: 'https://www.vasant-clinic.example/body-chest' }, { contents: 'reference' })
    for (const part of [clinic?.text, clinic?.html]) {
      for (const expected of ['VC-TEST-22', 'Monday, 23 November 2026', 'requests -- show VC-TEST-22'])
        expect(part).toContain(expected)
      for (const secret of [booking.message, booking.name, booking.mobile, booking.email, 'body-chest'])
        expect(part).not.toContain(secret)
    }
    expect(clinic?.headers['reply-to']).toBeUndefined()
  })

  it('keeps names of every script', async () => {
    const { clinic } = await letters({ name: 'आशा राव' })
    expect(clinic?.text).toContain('आशा राव')
  })
})

describe('the visitor’s receipt', () => {
  it('has the reference and the clinic’s number, and neither message nor name nor phone number', async () => {
    const { receipt } = await letters()
    for (const part of [receipt?.text, receipt?.html]) {
      for (const expected of ['VC-TEST-22', '+91 124 000 0101', 'Monday, 23 November 2026']) expect(part).toContain(expected)
      for (const secret of [booking.message, booking.name, booking.mobile]) expect(part).not.toContain(secret)
    }
    expect(receipt?.headers.to).toBe('asha@example.org')
  })

  it('is in Hindi, with the clinic’s Hindi name and notice, for who wrote on a Hindi page', async () => {
    const { receipt } = await letters({ refferelurl: 'https://www.vasant-clinic.example/hi/body-chest/chest-lift' })
    for (const part of [receipt?.text, receipt?.html])
      for (const expected of ['आपका संदेश VC-TEST-22', 'सोमवार', '+91 124 000 0101', 'वसंत क्लिनिक', '/hi/privacy-policy', 'अपॉइंटमेंट'])
        expect(part).toContain(expected)
    expect(receipt?.html).toMatch(/<html lang="hi/)
    const english = receipt?.text.replace(/https?:\/\/\S+|VC-TEST-22/g, '').match(/[A-Za-z]{2,}/g) ?? []
    expect(english).toEqual([])
  })

  it('is not sent when no address was given', async () => {
    expect((await letters({ email: null })).all.map(({ to }) => to)).toEqual([[CLINIC]])
  })
})

describe('whatever a request holds', () => {
  const attacks = ['\r\nBcc: victim@evil.example', '\nBcc: victim@evil.example\n\nbody', '%0d%0aBcc: victim@evil.example']

  it.each(attacks)('it adds no header and no recipient: %j', async (attack) => {
    const { all } = await letters({
      name: `Asha${attack}`,
      message: `Hello${attack}`,
      refferelurl: `http://localhost/${attack}`,
      requesturl: attack,
      notice: attack,
      mobile: `98765${attack}`,
      email: `asha@example.org${attack}`,
    })
    expect(all.map(({ to }) => to)).toEqual([[CLINIC]])
    const { headers } = readLetter(all[0]?.raw ?? '')
    expect(headers.bcc).toBeUndefined()
    expect(headers['reply-to']).toBeUndefined()
    expect(JSON.stringify(headers)).not.toContain('victim')
  })

  it.each(['"a,victim@evil.example"@example.org', 'a@example.org, victim@evil.example', 'group:victim@evil.example;'])(
    'the address %j is written to nobody',
    async (email) => {
      expect((await letters({ email })).all.map(({ to }) => to)).toEqual([[CLINIC]])
    },
  )
})
