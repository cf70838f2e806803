import { proxy } from 'valtio'
import { worksInBackground } from '../lib/background'
import { recall, remember } from '../lib/device-memory'
import { keepEarlyInput } from '../lib/early-drafts'
import { documentBuild, startWorker, takeOver } from '../lib/sw-bridge'
import { isTyping } from './typing'

/** A new version of the site: whether it is offered, and whether the visitor was told that something typed stands in the way. */
export const update = proxy({ offered: false, confirming: false })

/** The new version is already in charge of this tab; only the page before the visitor is old. */
let inCharge = false
/** The visitor asked for it, in this tab or in another one of theirs. */
let accepted = false
/** In this tab, and so knowing what is typed here. */
let knowingly = false
/** Tells the other tabs; browsers without it leave each tab to its own notice. */
const tabs = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('update'))
let channel: BroadcastChannel | undefined
const RELOADED = 'reloaded-for'
/** How long the new version may take to be in charge, in ms. */
const TAKING_OVER = 3000

/** Starts the service worker, and with it the watch for new versions. */
export function startUpdates(): void {
  addEventListener('vite:preloadError', onMissingChunk)
  channel = tabs()
  channel?.addEventListener('message', () => {
    accepted = true
  })
  void startWorker({
    onWaiting: (build) => {
      if (build !== documentBuild()) update.offered = true
    },
    onTakenOver: (build) => {
      inCharge = true
      if (build === documentBuild()) update.offered = false
      else if (accepted && ((isTyping() && !knowingly) || !reloadOnce(build))) update.offered = true
    },
  })
}

/**
 * The visitor asks for the new version. Something half typed is named first. The notice stays until the page goes: what lay beneath it
 * would have its links fetched under the pointer, and Chromium lets a worker go that has no work. One that has some may keep its place for
 * minutes; then the new documents come from the server all the same.
 */
export async function acceptUpdate(): Promise<void> {
  if (isTyping() && !update.confirming) {
    update.confirming = true
    return
  }
  accepted = knowingly = true
  await keepEarlyInput()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('accepted')
  if (inCharge) return location.reload()
  takeOver()
  setTimeout(() => location.reload(), TAKING_OVER)
}

export function postponeUpdate(): void {
  update.offered = false
  update.confirming = false
}

/** A file of this page's build is gone from the server: one reload brings the new version, unless it would cost anything. */
async function onMissingChunk({ payload }: VitePreloadErrorEvent): Promise<void> {
  if (!navigator.onLine) return
  if (!isTyping() && !worksInBackground()) {
    reloadOnce(`missing:${documentBuild()}`)
    return
  }
  // Safari does not say which file it was (https://github.com/WordPress/openverse/issues/4880); the list of the build goes with it.
  const file = /\/assets\/[\w.-]+/.exec(payload.message)?.[0] ?? documentBuild()
  if (await isGone(file)) update.offered = inCharge = true
}

/** A server out of reach, or one that errs, is no new version. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  } catch {
    return false
  }
}

/** Reloads once a tab and version, so that no fault can reload for ever. Returns whether it does. */
function reloadOnce(version: string): boolean {
  if (recall(RELOADED, 'session') === version || !remember(RELOADED, version, 'session')) return false
  location.reload()
  return true
}
