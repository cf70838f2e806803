import type { EnquiryKind } from '../../src/shared/contract/enquiry'
import type { ReceiptFate } from '../enquiries/receipt-fate'

export type CaptchaOutcome = 'drawn' | 'spoken' | 'valid' | 'invalid'
export type SavedAs = 'saved' | 'invalid' | 'captcha' | 'honeypot' | 'work' | 'limited' | 'failed'

/** Counts what happens; never what was sent, nor by whom. */
export interface Counters {
  captcha(outcome: CaptchaOutcome): void
  save(kind: EnquiryKind, outcome: SavedAs): void
  receipt(fate: ReceiptFate['state']): void
  /** An hour with more requests than the site's budget. */
  flood(): void
  /** Something that a page's policy refused. */
  policyViolation(directive: string): void
}

const nothing = () => undefined
export const noCounters: Counters = {
  captcha: nothing,
  save: nothing,
  receipt: nothing,
  flood: nothing,
  policyViolation: nothing,
}
