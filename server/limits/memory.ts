import type { Limits } from './limits'
import { makeRoom, type Window } from './make-room'

/** So that a flood of addresses cannot fill the memory. */
const MOST_BUCKETS = 200_000

export function memoryLimits(most = MOST_BUCKETS): Limits {
  const windows = new Map<string, Window>()
  return {
    take(limits, now) {
      let wait = 0
      for (const { bucket, max, seconds } of limits) {
        const found = windows.get(bucket)
        const current =
          found && found.ends > now && found.ends <= now + seconds * 1000 ? found : { ends: now + seconds * 1000, count: 0, max }
        current.count++
        if (current !== found) {
          windows.delete(bucket)
          windows.set(bucket, current)
        }
        if (current.count > max) wait = Math.max(wait, Math.ceil((current.ends - now) / 1000))
      }
      if (windows.size > most) makeRoom(windows, most, now)
      return Promise.resolve(wait)
    },
    sweep(now) {
      for (const [bucket, { ends }] of windows) if (ends <= now) windows.delete(bucket)
      return Promise.resolve()
    },
  }
}
