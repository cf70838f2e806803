import { type BuildList, CACHES, type KeptBy, NOTES } from '../src/shared/offline-storage'
import { fetchFile, LOOSE, put, withNotes } from './store'

/** Builds that are kept though no page refers to them: a tab may still be open on one of them. */
const RECENT = 3
const AT_ONCE = 4

/**
 * Sees to it that all files of a build are kept, so that its pages run without a connection. Its list is put last: a list
 * in the cache means that the build is whole. Throws when a file cannot be had.
 */
export async function keepBuild(list: string, by: KeptBy): Promise<void> {
  const cache = await caches.open(CACHES.assets)
  if (await cache.match(list, LOOSE)) return
  const response = await fetchFile(list)
  const { files } = (await response.clone().json()) as BuildList
  const missing = [...files]
  const work = async () => {
    for (let url = missing.pop(); url !== undefined; url = missing.pop()) await keepAsset(url, by)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await put(CACHES.assets, list, withNotes(await response.blob(), response, { [NOTES.at]: String(Date.now()) }), by)
}

/** A file with a hash in its name never changes: what is there needs no second look. */
export async function keepAsset(url: string, by: KeptBy = 'visit'): Promise<void> {
  const cache = await caches.open(CACHES.assets)
  if (await cache.match(url, LOOSE)) return
  await put(CACHES.assets, url, await fetchFile(url), by)
}

/** Removes the files that belong to no build in use. Does nothing while the files of a build in use are not known. */
export async function sweepAssets(current: string): Promise<void> {
  const cache = await caches.open(CACHES.assets)
  const inUse = new Set([current, ...(await referredBuilds())])
  const lists = (await cache.keys()).map(pathOf).filter(isList)
  const dated = await Promise.all(
    lists.map(async (list) => ({ list, at: Number((await cache.match(list))?.headers.get(NOTES.at)) })),
  )
  for (const { list } of dated.sort((a, b) => b.at - a.at).slice(0, RECENT)) inUse.add(list)

  const needed = new Set(inUse)
  for (const list of inUse) {
    const known = await cache.match(list, LOOSE)
    if (!known && list !== current) return
    const { files, more } = known ? ((await known.json()) as BuildList) : { files: [], more: [] }
    for (const url of [...files, ...more]) needed.add(url)
  }
  if (!(await cache.match(current, LOOSE))) return
  for (const request of await cache.keys()) if (!needed.has(pathOf(request))) await cache.delete(request)
}

/** The builds that the kept documents belong to. */
async function referredBuilds(): Promise<string[]> {
  const builds: string[] = []
  for (const name of [CACHES.pages, CACHES.shell]) {
    for (const response of await (await caches.open(name)).matchAll()) {
      const build = response.headers.get(NOTES.build)
      if (build) builds.push(build)
    }
  }
  return builds
}

const pathOf = (request: Request) => new URL(request.url).pathname
const isList = (path: string) => /\/build-[^/]+\.json$/.test(path)
