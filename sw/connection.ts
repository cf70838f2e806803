/** Page-side marker: while this cache exists, the visitor saves data (Save-Data, 2g) and nothing is fetched unasked. */
export const SPARING = 'sparing'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export async function isSparing(): Promise<boolean> {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return true
  return caches.has(SPARING)
}

/** How long, in ms, a connection that has just failed or stalled is taken for dead. */
const MEMORY = 20_000
let deadUntil = 0

/** After a failure the next page comes from the cache at once, not after another time-out; the network is tried beside it. */
export const looksDead = () => Date.now() < deadUntil
export const noteFailure = () => {
  deadUntil = Date.now() + MEMORY
}
export const noteSuccess = () => {
  deadUntil = 0
}
