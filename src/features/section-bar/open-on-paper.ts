/** Opens what is folded while the page is printed, for browsers whose style sheet cannot. Returns what ends it. */
export function openOnPaper(): () => void {
  const opened = new Set<HTMLDetailsElement>()
  function open(): void {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('#article details:not([open])')) opened.add(fold)
    for (const fold of opened) fold.open = true
  }
  function close(): void {
    for (const fold of opened) fold.open = false
    opened.clear()
  }
  addEventListener('beforeprint', open)
  addEventListener('afterprint', close)
  return () => {
    removeEventListener('beforeprint', open)
    removeEventListener('afterprint', close)
  }
}
