import type { WorkerMessage } from '../src/shared/worker-messages'
import { keepAsset, sweepAssets } from './builds'
import { isSparing } from './connection'
import { boundPages, findPage, keepPage, keptDocuments } from './documents'
import { NOTES } from '../src/shared/offline-storage'
import { withLock } from './lock'
import { forgetIfGone, quietly } from './pages'
import { keepPicture } from './pictures'
import { keepShell, ownBuild } from './shell'

/** A copy younger than this, in ms, is not fetched again when its page is opened inside the app. */
const FRESH = 3_600_000
/** Pages of older builds that are brought up to date at a time, so that their files can go. */
const REFRESHED = 8

/** The pages that were opened before this worker was there: the visit that installs it counts as a visit. */
export async function keepOpenPages(): Promise<void> {
  const sparing = await isSparing()
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = new Set(windows.map(({ url }) => new URL(url).pathname))
  // The browser has just fetched them; its own cache gives them without another request.
  for (const path of paths) await quietly(() => fetchPage(path, sparing, 'force-cache'))
}

/** After a page was opened, be it by a document or inside the app: keeps it with what it has loaded, then does the chores. */
export async function pageOpened({ path, used }: Extract<WorkerMessage, { type: 'page-opened' }>): Promise<boolean> {
  const sparing = await isSparing()
  const kept = await findPage(path)
  const whole = kept !== undefined && (await isUpToDate(kept))
  if (!whole && !(sparing && kept)) await quietly(() => fetchPage(path, sparing, sparing ? 'force-cache' : 'no-cache'))
  for (const url of used) await quietly(() => (url.startsWith('/assets/') ? keepAsset(url) : keepPicture(url, 'force-cache')))
  if (!sparing) {
    await quietly(() => withLock(keepShell))
    await quietly(() => refreshOutdated(path))
    await quietly(() => withLock(() => sweepAssets(ownBuild)))
  }
  await quietly(boundPages)
  return (await findPage(path)) !== undefined
}

/** Young, opened by the visitor, and with all files of its build. */
async function isUpToDate(kept: Response): Promise<boolean> {
  const young = Date.now() - Number(kept.headers.get(NOTES.at)) < FRESH
  const visited = kept.headers.get(NOTES.by) === 'visit'
  const build = kept.headers.get(NOTES.build)
  return young && visited && (!build || (await caches.match(build)) !== undefined)
}

async function fetchPage(path: string, sparing: boolean, cache: RequestCache): Promise<void> {
  const response = await fetch(path, { cache, headers: { accept: 'text/html' } })
  if (response.redirected || response.status === 404 || response.status === 410) return forgetIfGone(path)
  const body = await response.arrayBuffer()
  await withLock(() => keepPage({ path, response, body, by: 'visit', sparing }))
}

/** Pages of builds before that of the page just opened, a few at a time and the newest first. */
async function refreshOutdated(opened: string): Promise<void> {
  const kept = await keptDocuments()
  const now = kept.find(({ path }) => path === opened)
  if (!now) return
  const outdated = kept.filter(({ build, at, by }) => build !== now.build && at < now.at && by === 'visit')
  for (const { path } of outdated.slice(0, REFRESHED)) await quietly(() => fetchPage(path, false, 'no-cache'))
}

declare const self: ServiceWorkerGlobalScope
