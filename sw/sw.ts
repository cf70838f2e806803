import { sweepAssets } from './builds'
import { isSparing } from './connection'
import { withLock } from './lock'
import { answerMessages } from './messages'
import { keepOpenPages } from './opened'
import { quietly } from './pages'
import { answerRequests } from './requests'
import { keepShell, ownBuild } from './shell'

declare const self: ServiceWorkerGlobalScope

/** Longest time in ms that the first page waits for its worker; what is missing then is fetched later. */
const INSTALL_TIME = 20_000

/** Nothing that is kept for later may stop the worker from starting: what fails here is tried again when a page is opened. */
self.addEventListener('install', (event) => {
  const kept = quietly(async () => {
    await keepOpenPages()
    if (!(await isSparing())) await withLock(keepShell)
  })
  const late = new Promise<void>((resolve) => setTimeout(resolve, INSTALL_TIME))
  event.waitUntil(Promise.race([kept, late]))
})

// No navigation preload: in Firefox one that fails takes the worker's answer with it (https://github.com/GoogleChrome/workbox/issues/3134).
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), quietly(() => withLock(() => sweepAssets(ownBuild)))]))
})

answerRequests()
answerMessages()
