/** How many calls for pages and their metadata are under way. */
export const loading = { calls: 0 }

/** Counts a call as long as it lasts. */
export function whileLoading<T>(call: Promise<T>): Promise<T> {
  show(1)
  return call.finally(() => show(-1))
}

/** The hairline at the top and the page's `aria-busy` follow the count; React need not render for that. */
function show(change: 1 | -1): void {
  loading.calls += change
  const busy = loading.calls > 0
  document.documentElement.toggleAttribute('data-pending', busy)
  document.getElementById('main')?.setAttribute('aria-busy', String(busy))
}
