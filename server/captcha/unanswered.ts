/** Keys of captchas that nobody has tried yet. */
export interface UnansweredCaptchas {
  add(key: string): void
  has(key: string): boolean
  /** Before the first try is written. */
  delete(key: string): void
}

/** So that a flood of pictures cannot fill the memory; the oldest are looked up again. */
const MOST = 5_000

/**
 * Remembers the captchas that this process drew until somebody tries them: the database knows nothing of those, and need not be asked. Where
 * other processes write to the same tables it always is.
 */
export function unansweredCaptchas({ shared }: { shared: boolean }): UnansweredCaptchas {
  const keys = new Set<string>()
  return {
    has: (key) => keys.has(key),
    delete: (key) => void keys.delete(key),
    add(key) {
      if (shared) return
      if (keys.size >= MOST) keys.delete(keys.values().next().value ?? '')
      keys.add(key)
    },
  }
}
