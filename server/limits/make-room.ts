export interface Window {
  /** Milliseconds since 1970. */
  ends: number
  count: number
  max: number
}

/** The share that is made free at once: looking through all windows for a single place would cost as much as the flood. */
const SHARE = 0.1

/**
 * Forgets windows until a tenth of `most` is free: those that have ended, then the oldest that are hardly used, and only when nothing else is
 * left the oldest of all. Who is near a limit is not let off because strangers fill the memory.
 */
export function makeRoom(windows: Map<string, Window>, most: number, now: number): void {
  const goal = Math.floor(most * (1 - SHARE))
  const expendable: ((window: Window) => boolean)[] = [
    ({ ends }) => ends <= now,
    ({ count, max }) => count * 4 < max,
    ({ count, max }) => count < max,
    () => true,
  ]
  for (const may of expendable)
    for (const [bucket, window] of windows) {
      if (windows.size <= goal) return
      if (may(window)) windows.delete(bucket)
    }
}
