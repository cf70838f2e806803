import type { Limit, Limits } from './limit'

/** What one request uses up: only what is kept counts. */
export function allowanceOf(limits: Limits, now: number) {
  const taken: Limit[] = []
  return {
    /** Answers 0, or the seconds to wait. */
    async take(limit: Limit): Promise<number> {
      const seconds = await limits.take([limit], now)
      if (seconds === 0) taken.push(limit)
      return seconds
    },
    // A database that went away meanwhile cannot be told; the window ends by itself.
    giveBack: () => limits.giveBack(taken, now).catch(() => undefined),
  }
}
