import type { WorkerMessage, WorkerReplies } from '../src/shared/worker-messages'
import { sweepAssets } from './builds'
import { withLock } from './lock'
import { pageOpened } from './opened'
import { quietly } from './pages'
import { ownBuild } from './shell'
import { removeSite, saveItems } from './site'

declare const self: ServiceWorkerGlobalScope

/** Answers a page's message on the port that came with it. */
export function answerMessages(): void {
  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage | undefined
    const answer = message && perform(message)
    if (answer) event.waitUntil(answer.then((reply) => event.ports[0]?.postMessage(reply)))
  })
}

function perform(message: WorkerMessage): Promise<WorkerReplies[WorkerMessage['type']]> | undefined {
  switch (message.type) {
    case 'build':
      return Promise.resolve(ownBuild)
    case 'page-opened':
      return pageOpened(message).catch(() => false)
    case 'save':
      return saveItems(message.items)
    case 'remove-site':
      return removeAndSweep().catch(() => false)
    case 'SKIP_WAITING':
      return self.skipWaiting().then(() => undefined)
    default:
      return undefined
  }
}

async function removeAndSweep(): Promise<boolean> {
  const removed = await removeSite()
  await quietly(() => withLock(() => sweepAssets(ownBuild)))
  return removed
}
