import type { Limit, Limits } from './limit'
import { makeRoom, type Window } from './make-room'

/** So that a flood of addresses cannot fill the memory. */
const MOST_BUCKETS = 200_000

export function memoryLimits(most = MOST_BUCKETS): Limits {
  const windows = new Map<string, Window>()
  /** A window further ahead than its length was written by a clock that jumped: it counts no more. */
  const current = ({ bucket, seconds }: Limit, now: number) => {
    const found = windows.get(bucket)
    return found && found.ends > now && found.ends <= now + seconds * 1000 ? found : undefined
  }
  const waitFor = (limit: Limit, now: number) => {
    const window = current(limit, now)
    if ((window?.count ?? 0) < limit.max) return 0
    return window ? Math.ceil((window.ends - now) / 1000) : limit.seconds
  }

  return {
    take(limits, now) {
      const wait = Math.max(0, ...limits.map((limit) => waitFor(limit, now)))
      if (wait > 0) return Promise.resolve(wait)
      for (const limit of limits) {
        const window = current(limit, now)
        if (window) window.count++
        else {
          // At the end of the map, in the order of their beginnings.
          windows.delete(limit.bucket)
          windows.set(limit.bucket, { ends: now + limit.seconds * 1000, count: 1, max: limit.max })
        }
      }
      if (windows.size > most) makeRoom(windows, most, now)
      return Promise.resolve(0)
    },
    giveBack(limits, now) {
      for (const limit of limits) {
        const window = current(limit, now)
        if (window && window.count > 0) window.count--
      }
      return Promise.resolve()
    },
    wait: (limit, now) => Promise.resolve(waitFor(limit, now)),
    sweep(now) {
      for (const [bucket, { ends }] of windows) if (ends <= now) windows.delete(bucket)
      return Promise.resolve()
    },
  }
}
