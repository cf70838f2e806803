import type { Counted } from '../../src/shared/contract/counts'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import type { Lang } from '../../src/shared/languages'

/** Times are milliseconds since 1970, in columns that both databases hand back as numbers. */
export interface Tables {
  enquiries: Enquiry
  captchas: CaptchasTable
  limits: LimitsTable
  secrets: SecretsTable
  outbox: OutboxTable
  audit: AuditTable
  health: HealthTable
  notices: NoticesTable
  marks: MarksTable
  counts: CountsTable
}

/** Only captchas that were tried: drawing one writes nothing. */
export interface CaptchasTable {
  key: string
  wrong_tries: number
  /** Of the request that used it: tells a repeated request from another one. */
  body_digest: string | null
  reference: string | null
  touched_at: number
}

export interface LimitsTable {
  bucket: string
  window_ends: number
  count: number
}

export interface SecretsTable {
  name: string
  value: string
  created_at: number
}

export interface OutboxTable {
  id: string
  reference: string
  kind: 'clinic' | 'receipt'
  /** 'skipped': a receipt that is not sent. */
  state: 'pending' | 'held' | 'sent' | 'dead' | 'skipped'
  /** Why a receipt is held or skipped: the site was flooded, or the address had its receipts of the day. */
  reason: 'flood' | 'address' | null
  attempts: number
  next_attempt_at: number
  leased_until: number | null
  last_error: string | null
  created_at: number
  sent_at: number | null
}

/** Every privacy notice that the site has given. */
export interface NoticesTable {
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
  version: string
  text: string
  created_at: number
}

/** Moments that must outlast a restart. */
export interface MarksTable {
  name: string
  at: number
}

/** How often something was done on a page on a day at the clinic, by whomever. */
export interface CountsTable {
  /** YYYY-MM-DD */
  day: string
  /** Its path without the language. */
  page: string
  lang: Lang
  what: Counted
  count: number
}

/** Who read, changed or erased what, and when; never what it said. */
export interface AuditTable {
  id: string
  action: 'list' | 'show' | 'export' | 'backup' | 'correct' | 'erase' | 'purge' | 'rotate-secrets'
  done_at: number
  /** The account of the machine that ran the command; 'server' for what the server did by itself. */
  done_by: string
  enquiries: number
  /** References, or the names of filters and fields; never their values. */
  detail: string
}

/** One row, written to see whether anything can be. */
export interface HealthTable {
  name: 'ready'
  value: string
  written_at: number
}
