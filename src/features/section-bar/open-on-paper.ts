/** Opens what is folded before the page is printed, for browsers whose style sheet cannot, and closes it again. Returns what ends it. */
export function openOnPaper(): () => void {
  const stop = new AbortController()
  let opened: HTMLDetailsElement[] = []
  const set = (open: boolean) => opened.forEach((fold) => (fold.open = open))
  addEventListener(
    'beforeprint',
    () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('#article details:not([open])')]
      set(true)
    },
    { signal: stop.signal },
  )
  addEventListener('afterprint', () => set(false), { signal: stop.signal })
  return () => stop.abort()
}
