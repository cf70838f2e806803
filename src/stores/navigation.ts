import { proxy } from 'valtio'

/** A navigation under way: the address it goes to, and how many calls for pages and their metadata are on their way. */
export const navigation = proxy({ pending: null as string | null, loading: 0 })

/** Counts a call as long as it lasts. */
export function whileLoading<T>(call: Promise<T>): Promise<T> {
  show(1)
  return call.finally(() => show(-1))
}

/** The hairline at the top and the page's `aria-busy` follow the count; React need not render for that. */
function show(change: 1 | -1): void {
  navigation.loading += change
  const busy = navigation.loading > 0
  document.documentElement.toggleAttribute('data-pending', busy)
  document.getElementById('main')?.setAttribute('aria-busy', String(busy))
}
