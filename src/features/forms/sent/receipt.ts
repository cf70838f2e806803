import type { EnquiryKind } from '../../../shared/contract/enquiry'

const KEY = 'receipt'

/** What the thank-you page shows of a request that was saved. */
export interface Receipt {
  kind: EnquiryKind
  reference: string
  /** The day that was asked for, YYYY-MM-DD. */
  date?: string
}

let last: Receipt | null | undefined

/** Kept for this tab only, and never in the address. */
export function keepReceipt(receipt: Receipt): void {
  last = receipt
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipt))
  } catch {
    // Storage refused: it is shown once, and a reload does not know it any more.
  }
}

export function lastReceipt(): Receipt | null {
  if (last !== undefined) return last
  try {
    last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Receipt | null
  } catch {
    last = null
  }
  return last ?? null
}
