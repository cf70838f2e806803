import type { Limit, Limits } from './limits'

/** So that a flood of addresses cannot fill the memory; the oldest windows go first. */
const MOST_BUCKETS = 200_000

export function memoryLimits(): Limits {
  const windows = new Map<string, { ends: number; count: number }>()
  /** A window further ahead than its length was written by a clock that jumped: it counts no more. */
  const current = ({ bucket, seconds }: Limit, now: number) => {
    const found = windows.get(bucket)
    return found && found.ends > now && found.ends <= now + seconds * 1000 ? found : undefined
  }
  const secondsLeft = ({ ends }: { ends: number }, now: number) => Math.ceil((ends - now) / 1000)

  return {
    take(limits, now) {
      let wait = 0
      for (const limit of limits) {
        let window = current(limit, now)
        if (!window) {
          window = { ends: now + limit.seconds * 1000, count: 0 }
          windows.delete(limit.bucket)
          windows.set(limit.bucket, window)
        }
        window.count++
        if (window.count > limit.max) wait = Math.max(wait, secondsLeft(window, now))
      }
      for (const bucket of windows.keys()) {
        if (windows.size <= MOST_BUCKETS) break
        windows.delete(bucket)
      }
      return Promise.resolve(wait)
    },
    giveBack(limits, now) {
      for (const limit of limits) {
        const window = current(limit, now)
        if (window && window.count > 0) window.count--
      }
      return Promise.resolve()
    },
    wait(limit, now) {
      const window = current(limit, now)
      if ((window?.count ?? 0) < limit.max) return Promise.resolve(0)
      return Promise.resolve(window ? secondsLeft(window, now) : limit.seconds)
    },
    sweep(now) {
      for (const [bucket, { ends }] of windows) if (ends <= now) windows.delete(bucket)
      return Promise.resolve()
    },
  }
}
