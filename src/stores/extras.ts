import { proxy, ref } from 'valtio'
import { recall, remember } from '../lib/device-memory'
import { savesData } from '../lib/saves-data'

type Extras = typeof import('../extras')

/** What comes in a chunk of its own once the app has been running for a moment: notices, installing, the service worker. */
export const extras = proxy<{ parts: Extras | null }>({ parts: null })

const SECOND_PAGE = 'second-page'
let waiting: (() => Promise<void>) | undefined
let wanted = false

/** Fetches and starts the extras. A visitor who saves data is spared them until there is a second page worth keeping. */
export function startExtras(load: () => Promise<Extras>): void {
  waiting = () => fetchExtras(load)
  if (savesData() && !navigator.serviceWorker?.controller && !wanted && isFirstPage()) return
  wakeExtras()
}

/** Starts what waits; the parts that need them call it when they are looked at. */
export function wakeExtras(): void {
  wanted = true
  void waiting?.()
  waiting = undefined
}

/** A navigation inside the app has shown a page. */
export function extrasSeePage(path: string): void {
  if (extras.parts) extras.parts.pageShown(path)
  else wakeExtras()
}

async function fetchExtras(load: () => Promise<Extras>): Promise<void> {
  try {
    const parts = await load()
    extras.parts = ref(parts)
    parts.start()
  } catch {
    // The chunk cannot be had now; the next document tries again. Without it the site is an ordinary website.
  }
}

function isFirstPage(): boolean {
  if (recall(SECOND_PAGE, 'session')) return false
  return remember(SECOND_PAGE, '1', 'session')
}
