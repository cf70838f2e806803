import type { Limit, Limits } from './limits'

/** What one request uses up: only what is kept counts. */
export function allowanceOf(limits: Limits, now: number) {
  const taken: Limit[] = []
  // A database that went away meanwhile cannot be told; the window ends by itself.
  const giveBack = (list: readonly Limit[]) => limits.giveBack(list, now).catch(() => undefined)
  return {
    /** Answers 0, or the seconds to wait; then nothing was taken. */
    async take(limit: Limit): Promise<number> {
      const seconds = await limits.take([limit], now)
      if (seconds > 0) await giveBack([limit])
      else taken.push(limit)
      return seconds
    },
    giveBack: () => giveBack(taken),
  }
}
