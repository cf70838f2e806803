import type { Limit, Limits } from './limit'
import { siteLimit } from './rules'

/** How many requests an hour the whole site takes without care. Above it somebody floods it, or the clinic was on television. */
export interface SiteBudget {
  /** Counts a request that is kept. */
  limit: Limit
  /** Whether the next request is above it. */
  isUsedUp(now: number): Promise<boolean>
}

/** @param alert called once in each hour that is above it */
export function siteBudget(limits: Limits, max: number, alert: () => void): SiteBudget {
  const limit = siteLimit(max)
  let quietUntil = 0
  return {
    limit,
    async isUsedUp(now) {
      const seconds = await limits.wait(limit, now)
      if (seconds === 0) return false
      // An end further ahead than an hour was written by a clock that jumped.
      if (now >= quietUntil || quietUntil > now + limit.seconds * 1000) {
        quietUntil = now + seconds * 1000
        alert()
      }
      return true
    },
  }
}
