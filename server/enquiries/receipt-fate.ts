import type { OutboxTable } from '../db/schema'
import type { Limit } from '../limits/limit'

/** What becomes of a visitor's receipt. */
export type ReceiptFate = Pick<OutboxTable, 'reason'> & { state: 'pending' | 'held' | 'skipped' }

interface Circumstances {
  /** Whether a mail server is configured. */
  mail: boolean
  /** Whether the site's budget is used up. */
  careful: boolean
  /** Counts it for its mailbox; answers 0 or the seconds until the next one. */
  take(limit: Limit): Promise<number>
}

/** A stranger may have typed the address: each gets a few a day, and none by itself while the site is flooded. */
export async function receiptFate(limit: Limit, { mail, careful, take }: Circumstances): Promise<ReceiptFate> {
  if ((await take(limit)) > 0) return { state: 'skipped', reason: 'address' }
  if (careful) return { state: 'held', reason: 'flood' }
  return { state: mail ? 'pending' : 'held', reason: null }
}
