import type { FunctionComponent } from 'react'
import { proxy, ref, subscribe } from 'valtio'
import { recall, remember } from '../lib/device-memory'
import { savesData } from '../lib/saves-data'

export interface DeferredFeatures {
  AllNotices: FunctionComponent
  InstallButton: FunctionComponent
  /** A navigation inside the app has shown a page. */
  pageShown: (path: string) => void
}

/** What comes in a chunk of its own once the app has been running for a moment: notices, installing, the service worker. */
export const deferredFeatures = proxy<{ features: DeferredFeatures | null; requested: boolean }>({
  features: null,
  requested: false,
})

const SECOND_PAGE = 'second-page'

/** Has them fetched and started. A visitor who saves data is spared them until there is a second page worth keeping. */
export function startDeferredFeatures(load: () => Promise<DeferredFeatures>): void {
  const stop = subscribe(deferredFeatures, () => void start())
  if (deferredFeatures.requested || !savesData() || navigator.serviceWorker?.controller || !isFirstPage())
    requestDeferredFeatures()
  void start()

  async function start(): Promise<void> {
    if (!deferredFeatures.requested) return
    stop()
    try {
      deferredFeatures.features = ref(await load())
    } catch {
      // The chunk cannot be had now; the next document tries again. Without it the site is an ordinary website.
    }
  }
}

/** Called by a component that cannot work without them, when it is shown. */
export function requestDeferredFeatures(): void {
  deferredFeatures.requested = true
}

/** A navigation inside the app has shown a page. */
export function tellPageShown(path: string): void {
  if (deferredFeatures.features) deferredFeatures.features.pageShown(path)
  else requestDeferredFeatures()
}

function isFirstPage(): boolean {
  if (recall(SECOND_PAGE, 'session')) return false
  return remember(SECOND_PAGE, '1', 'session')
}
