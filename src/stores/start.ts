import { startLayout } from './layout'
import { startNetwork } from './network'
import { startScroll } from './scroll'

/** Reads the device and listens to it: after hydration, when the stores may differ from what was prerendered. */
export function startStores(): void {
  startLayout()
  startNetwork()
  startScroll()
}

/** How long, in ms, the app has the device to itself before the service worker is registered. */
const HEAD_START = 1500

/** Does a job when the visitor will not notice. */
export function afterwards(job: () => void): void {
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(job, { timeout: 2000 }) : job()), HEAD_START)
}
