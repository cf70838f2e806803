import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requests } from './setup/command-line'
import type { TestDatabase } from './setup/test-database'
import { threeRequests } from './setup/three-requests'

let db: TestDatabase
beforeEach(async () => {
  db = await threeRequests()
})
afterEach(() => db.close())

/** As if the mail server had refused, or there had been none. */
const fail = (reference: string, state: 'dead' | 'held') =>
  db.kysely.updateTable('outbox').set({ state, last_error: 'EENVELOPE 550 RCPT TO' }).where('reference', '=', reference).execute()

describe('mail', () => {
  it('tells the state of the outbox and why e-mails were given up', async () => {
    await fail('VC-AAAA-22', 'dead')
    const { code, out } = await requests(db, ['mail'])
    expect(code).toBe(0)
    expect(out).toMatch(/waiting {3}3, the oldest since 2025-10-21 12:29\ngiven up {2}2; /)
    expect(out).toMatch(/VC-AAAA-22 {2}clinic .*550/)
  })

  it('tries again what was given up, and with --held what was kept without a mail server', async () => {
    await fail('VC-AAAA-22', 'dead')
    await fail('VC-BBBB-22', 'held')
    expect((await requests(db, ['mail', '--retry'])).err).toBe('2 e-mails will be tried again.\n')
    expect((await requests(db, ['mail', '--retry', '--held'])).err).toBe('1 e-mail will be tried again.\n')
    expect(JSON.parse((await requests(db, ['mail', '--json'])).out)).toMatchObject({
      pending: 5,
      dead: 0,
      held: 0,
      deadLetters: [],
    })
  })
})
