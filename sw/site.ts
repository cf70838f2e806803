import { CACHES, NOTES } from '../src/shared/offline-storage'
import type { SaveItem, SaveOutcome } from '../src/shared/worker-messages'
import { findPage, forgetPage, keepPage, keptDocuments } from './documents'
import { withLock } from './lock'
import { isFull, isSiteWanted, isWhole, LOOSE, put } from './store'

/** Fetches and checks the items that are not on the device as the manifest lists them. */
export async function saveItems(items: SaveItem[]): Promise<Record<string, SaveOutcome>> {
  const outcomes: Record<string, SaveOutcome> = {}
  await Promise.all(
    items.map(async (item) => {
      outcomes[item.url] = await saveItem(item)
    }),
  )
  return outcomes
}

async function saveItem({ kind, url, hash }: SaveItem): Promise<SaveOutcome> {
  try {
    const known = kind === 'page' ? await findPage(url) : await findFile(url)
    if (known && (await hashOf(known)) === hash && (await isRunnable(known))) return 'saved'
    const response = await fetch(url, { cache: 'no-cache' })
    if (response.status >= 500) return 'failed'
    if (!isWhole(response) || (await hashOf(response.clone())) !== hash) return 'changed'
    // One at a time with the removing: what has come too late must not bring the removed site back.
    return await withLock(async () => {
      if (!(await isSiteWanted())) return 'stopped'
      if (kind === 'page') return (await keepPage({ path: url, response, by: 'site' })) ? 'saved' : 'changed'
      await put(url.startsWith('/assets/') ? CACHES.assets : CACHES.site, url, response, 'site')
      return 'saved'
    })
  } catch (error) {
    return isFull(error) ? 'full' : 'failed'
  }
}

/** A document whose build is not whole is fetched again, and its build with it. */
async function isRunnable(known: Response): Promise<boolean> {
  const build = known.headers.get(NOTES.build)
  return !build || (await caches.match(build, LOOSE)) !== undefined
}

const findFile = async (url: string) =>
  (await (await caches.open(CACHES.site)).match(url, LOOSE)) ?? (await (await caches.open(CACHES.assets)).match(url, LOOSE))

/** First 8 hex digits of the SHA-256. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return [...new Uint8Array(digest).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function removeSite(): Promise<boolean> {
  await withLock(async () => {
    await caches.delete(CACHES.site)
    for (const { path, by } of await keptDocuments()) if (by === 'site') await forgetPage(path)
  })
  return true
}
