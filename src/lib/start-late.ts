/** Starts what only adds to a page, once its code has come; without it the page is whole. Returns what ends it, also before it came. */
export function startLate(code: Promise<() => () => void>): () => void {
  let end: (() => void) | undefined
  let ended = false
  void code.then(
    (start) => (end = ended ? undefined : start()),
    () => undefined,
  )
  return () => {
    ended = true
    end?.()
  }
}
