/** What is counted of a page, for a day: nothing tells by whom. */
export const counted = ['read', 'call', 'chat'] as const
export type Counted = (typeof counted)[number]

/** Takes `read /contact` as plain text: a request that any browser may send without asking first, and without a cookie. */
export const COUNTS_PATH = '/api/counts'
