import { randomBytes } from 'node:crypto'
import type { Database } from '../../../server/db/database'
import { insertEnquiry, insertLetters } from '../../../server/db/enquiries'
import { contentIn } from '../../../server/content/content'
import { DEFAULT_LANG } from '../../../src/shared/languages'
import type { Enquiry } from '../../../src/shared/contract/enquiry'
import { fieldValues } from '../../../server/enquiries/read-enquiry'
import { createSender, type Log } from '../../../server/mail/sender'
import type { MailSettings } from '../../../server/mail/write-letter'
import { smtpTransport, type Transport } from '../../../server/mail/transport'
import { booking, NOW, realContent } from './clinic-server'

/** As in the rows of before the server noted its own notice. */
export const UNKNOWN_NOTICE = { notice_served: '', notice_hash: '' }

export const CLINIC = 'desk@vasant-clinic.example'
const mailSettings: MailSettings = {
  contents: 'full',
  from: 'Vasant Clinic <site@vasant-clinic.example>',
  to: CLINIC,
  siteUrl: 'https://www.vasant-clinic.example',
}

/** An enquiry with its two letters, as a save leaves them. */
export async function putEnquiry(db: Database, change: Partial<Enquiry> = {}, at = NOW): Promise<Enquiry> {
  const { requesturl, refferelurl, notice, ...typed } = booking
  const enquiry: Enquiry = {
    reference: 'VC-TEST-22',
    kind: 'appointment',
    ...fieldValues(typed),
    requesturl,
    refferelurl,
    notice,
    ...UNKNOWN_NOTICE,
    created_at: at,
    ...change,
  }
  const { reference } = enquiry
  await db.kysely.transaction().execute(async (transaction) => {
    await insertEnquiry(transaction, enquiry)
    const receipt = enquiry.email === null ? undefined : { state: 'pending' as const, reason: null }
    await insertLetters(transaction, { reference, state: 'pending', receipt }, at)
  })
  return enquiry
}

/** A sender on that database with a clock of its own; what it logs is kept as text. */
export function startSender(
  db: Database,
  to: string | Transport,
  { receiptsPerHour = Number.POSITIVE_INFINITY, ...change }: Partial<MailSettings> & { receiptsPerHour?: number } = {},
) {
  let now = NOW
  const logged: string[] = []
  const write = (what: object, text: string) => void logged.push(`${JSON.stringify(what)} ${text}`)
  const log: Log = { info: write, warn: write, error: write }
  const transport = typeof to === 'string' ? smtpTransport(to) : to
  const settings = { settings: { ...mailSettings, ...change }, receiptsPerHour, transport }
  const sender = createSender({
    db,
    siteIn: (lang = DEFAULT_LANG) => contentIn(realContent(), lang).site,
    ...settings,
    clock: () => now,
    random: randomBytes,
    log,
  })
  return { ...sender, logged, wait: (milliseconds: number) => void (now += milliseconds) }
}
