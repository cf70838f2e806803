import type { EnquiryKind } from '../../src/shared/contract/requests'

export type CaptchaOutcome = 'drawn' | 'spoken' | 'valid' | 'invalid'
export type SavedAs = 'saved' | 'invalid' | 'captcha' | 'honeypot' | 'limited' | 'failed'

/** Counts what happens; never what was sent, nor by whom. */
export interface Tally {
  captcha(outcome: CaptchaOutcome): void
  save(kind: EnquiryKind, outcome: SavedAs): void
}

export const noTally: Tally = { captcha: () => undefined, save: () => undefined }
