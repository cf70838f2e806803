import type { Site } from '../../src/shared/contract/content'
import { languageOf } from '../../src/shared/page-address'
import type { Lang } from '../../src/shared/languages'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { emailRule } from '../../src/shared/contract/rules'
import type { OutboxTable } from '../db/schema'
import { clinicLetter, referenceLetter } from './clinic-letter'
import type { Letter } from './letter'
import { receipt } from './receipt'

/** What the settings say about outgoing e-mail. */
export interface MailSettings {
  from: string
  to: string
  siteUrl: string
  /** Whether the clinic's e-mail holds the request or only its reference. */
  contents: 'full' | 'reference'
}

/** Writes a letter of the outbox, the same at every attempt: the visitor's in the language of the page with the form. Throws for an address that the forms would not take. */
export function writeLetter(turn: OutboxTable, enquiry: Enquiry, siteIn: (lang?: Lang) => Site, settings: MailSettings): Letter {
  const { from, to, siteUrl, contents } = settings
  const host = /@([^\s<>@,]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const shared = { messageId: `<${turn.id.toLowerCase()}@${host}>`, date: turn.created_at, from }
  if (turn.kind === 'clinic')
    return {
      ...shared,
      to,
      ...(contents === 'full' ? clinicLetter(enquiry, siteIn(), siteUrl) : referenceLetter(enquiry, siteIn())),
    }
  const address = enquiry.email ?? ''
  if (emailRule(address) !== undefined) throw new Error('the address of the receipt is not one')
  const lang = languageOf(enquiry.refferelurl)
  return { ...shared, to: { name: '', address }, ...receipt(enquiry, siteIn(lang), siteUrl, lang) }
}
