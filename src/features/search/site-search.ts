import { proxy, ref } from 'valtio'
import address from 'virtual:search-index'
import { afterPaint } from '../../ui/after-paint'
import type { Hit, Search } from './engine'

type State = 'idle' | 'loading' | 'ready' | 'failed'

/** What was typed stays in memory, so that Back from a result shows the results again; it is never stored or sent. */
export const siteSearch = proxy({ query: '', state: 'idle' as State, hits: ref([] as Hit[]) })

let search: Search | undefined

/** Fetches the engine and the index, once. Without a connection it fails and may be called again. */
export async function openSearch(): Promise<void> {
  if (siteSearch.state === 'loading' || siteSearch.state === 'ready') return
  siteSearch.state = 'loading'
  try {
    const [{ createSearch }, index] = await Promise.all([import('./engine'), fetchIndex()])
    search = createSearch(index)
    siteSearch.state = 'ready'
    lookFor(siteSearch.query)
  } catch {
    siteSearch.state = 'failed'
  }
}

/** The letters typed last. */
let typed = ''

/** A letter is seen as soon as it is typed; on a slow phone the looking takes longer than that, and comes after it: once, for the letters typed last. */
export function find(query: string): void {
  typed = query
  afterPaint(() => {
    if (query === typed) lookFor(query)
  })
}

function lookFor(query: string): void {
  siteSearch.query = query
  siteSearch.hits = ref(search && query.trim() !== '' ? search(query) : [])
  if (siteSearch.state === 'failed') void openSearch()
}

async function fetchIndex() {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the search index answered ${response.status}`)
  return response.json()
}
