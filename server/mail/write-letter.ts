import type { Site } from '../../src/shared/contract/content'
import { emailRule } from '../../src/shared/contract/rules'
import type { EnquiriesTable, OutboxTable } from '../db/schema'
import { clinicLetter } from './clinic-letter'
import type { Letter } from './letter'
import { receipt } from './receipt'

/** What the settings say about outgoing e-mail. */
export interface Post {
  from: string
  to: string
  siteUrl: string
}

/** Writes a letter of the outbox, the same at every attempt. Throws for an address that the forms would not take. */
export function writeLetter(turn: OutboxTable, enquiry: EnquiriesTable, site: Site, { from, to, siteUrl }: Post): Letter {
  const host = /@([^\s<>@,]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const shared = { messageId: `<${turn.id.toLowerCase()}@${host}>`, date: turn.created_at, from }
  if (turn.kind === 'clinic') return { ...shared, to, ...clinicLetter(enquiry, site, siteUrl) }
  const address = enquiry.email ?? ''
  if (emailRule(address) !== undefined) throw new Error('the address of the receipt is not one')
  return { ...shared, to: { name: '', address }, ...receipt(enquiry, site, siteUrl) }
}
