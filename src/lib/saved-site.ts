import { LANG } from '../shared/language-of-bundle'
import { pathIn } from '../shared/languages'
import { CACHES, SITE_MANIFEST, SITE_MARK, type SiteFile, type SiteManifest } from '../shared/offline-storage'
import type { SaveItem } from '../shared/worker-messages'

/** What the device knows of 'Save for offline': kept beside the saved files, so that both go or stay together. */
export interface SavedMark {
  version: string
  /** Whether everything of that version was there and checked. */
  whole: boolean
  /** Bytes on the device. */
  size: number
  /** Which list of the site was saved: each language has its own. */
  list: string
}

/** The list of the language that this page is in. */
export const OWN_LIST = pathIn(LANG, SITE_MANIFEST)

export async function readMark(): Promise<SavedMark | undefined> {
  try {
    const found = await caches.match(SITE_MARK, { cacheName: CACHES.site })
    // Marks of former versions name no list: there was one.
    return found ? (Object.assign({ list: SITE_MANIFEST }, await found.json()) as SavedMark) : undefined
  } catch {
    return undefined
  }
}

/** Throws when storage is refused. */
export async function writeMark(mark: SavedMark): Promise<void> {
  await (await caches.open(CACHES.site)).put(SITE_MARK, Response.json(mark))
}

/** Drops the mark, and the files beside it: whichever tab is saving stops. */
export const dropFiles = () => caches.delete(CACHES.site)

/** Throws when there is no connection. */
export async function fetchManifest(list: string): Promise<SiteManifest> {
  const response = await fetch(list, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${list} answered ${response.status}`)
  return (await response.json()) as SiteManifest
}

export type Wanted = SaveItem & Pick<SiteFile, 'transfer' | 'size'>

/** The files that 'Save for offline' takes: pages first, so that an interrupted saving leaves what can be read. */
export const wantedOf = ({ pages, files }: SiteManifest): Wanted[] => [
  ...pages.filter(({ offline }) => offline).map((page) => ({ ...page, kind: 'page' as const })),
  ...files.map((file) => ({ ...file, kind: 'file' as const })),
]

export const sumOf = (wanted: readonly Wanted[], what: 'transfer' | 'size') => wanted.reduce((sum, file) => sum + file[what], 0)

/** What is not on the device at all; what a deploy has changed takes the room of what it was. */
export async function missingOf(wanted: readonly Wanted[]): Promise<Wanted[]> {
  const there = new Set<string>()
  for (const name of [CACHES.pages, CACHES.site, CACHES.assets])
    for (const { url } of await (await caches.open(name)).keys()) there.add(new URL(url).pathname)
  return wanted.filter(({ url }) => !there.has(url))
}

/** Whether the device says that it has room for so many bytes and half as much again, for its own bookkeeping. Unknown counts as yes. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined || quota - usage > bytes * 1.5
  } catch {
    return true
  }
}

/** Asks the browser not to clear the site by itself. Some ask the visitor in turn, so only after a tap. */
export const askToPersist = () => navigator.storage?.persist?.().catch(() => false)

/** `1.2 MB`, `340 KB` */
export const inWords = (bytes: number) =>
  bytes >= 950_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(10, Math.round(bytes / 10_000) * 10)} KB`
