import { recall, remember } from '../../../lib/device-memory'
import type { EnquiryKind } from '../../../shared/contract/enquiry'

const KEY = 'receipt'

/** What the thank-you page shows of a request that was saved. */
export interface Receipt {
  kind: EnquiryKind
  reference: string
  /** The day that was asked for, YYYY-MM-DD. */
  date?: string
}

/** Where storage is refused it is shown once, and a reload does not know it any more. */
let last: Receipt | null | undefined

/** Kept for this tab only, and never in the address. */
export function keepReceipt(receipt: Receipt): void {
  last = receipt
  remember(KEY, JSON.stringify(receipt), 'session')
}

export const lastReceipt = (): Receipt | null => (last ??= JSON.parse(recall(KEY, 'session') ?? 'null') as Receipt | null)
