import type { FunctionComponent } from 'react'
import { proxy, ref, subscribe } from 'valtio'
import { recall, remember } from '../lib/device-memory'
import { savesData } from '../lib/saves-data'

export interface Extras {
  AllNotices: FunctionComponent
  InstallButton: FunctionComponent
  /** A navigation inside the app has shown a page. */
  pageShown: (path: string) => void
}

/** What comes in a chunk of its own once the app has been running for a moment: notices, installing, the service worker. */
export const extras = proxy<{ parts: Extras | null; wanted: boolean }>({ parts: null, wanted: false })

const SECOND_PAGE = 'second-page'

/** Has the extras fetched and started. A visitor who saves data is spared them until there is a second page worth keeping. */
export function startExtras(load: () => Promise<Extras>): void {
  const stop = subscribe(extras, () => void start())
  if (extras.wanted || !savesData() || navigator.serviceWorker?.controller || !isFirstPage()) wakeExtras()
  void start()

  async function start(): Promise<void> {
    if (!extras.wanted) return
    stop()
    try {
      extras.parts = ref(await load())
    } catch {
      // The chunk cannot be had now; the next document tries again. Without it the site is an ordinary website.
    }
  }
}

/** The parts that need them call it when they are looked at. */
export function wakeExtras(): void {
  extras.wanted = true
}

/** A navigation inside the app has shown a page. */
export function extrasSeePage(path: string): void {
  if (extras.parts) extras.parts.pageShown(path)
  else wakeExtras()
}

function isFirstPage(): boolean {
  if (recall(SECOND_PAGE, 'session')) return false
  return remember(SECOND_PAGE, '1', 'session')
}
