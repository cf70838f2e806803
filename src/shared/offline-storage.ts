/** Where the service worker keeps what, and what it notes beside it. The page only reads. */
export const CACHES = {
  /** Documents by clean path: those that were opened, and those of 'Save for offline'. */
  pages: 'pages',
  /** Files with a hash in their name, and the list of each build's files. */
  assets: 'assets',
  /** The offline page, the icons and the manifest: what the app needs whatever was opened. */
  shell: 'shell',
  pictures: 'pictures',
  api: 'api',
  /** The state of 'Save for offline'. */
  site: 'site',
} as const

/**
 * In the cache `site`: what the device knows of 'Save for offline'. Without this mark the visitor does not want it (any more),
 * whichever tab they said so in, and nothing is fetched or kept for it.
 */
export const SITE_MARK = '/saved-site'

/** Headers that are added to a kept document. */
export const NOTES = {
  title: 'x-kept-title',
  /** Milliseconds since 1970. */
  at: 'x-kept-at',
  /** The address of the list of files that the document's build consists of. */
  build: 'x-kept-build',
  /** 'visit' or 'site': whether the visitor opened it or saved the whole site. */
  by: 'x-kept-by',
} as const

export type KeptBy = 'visit' | 'site'

/** The list of a build's files: what every page may need, and what only some ask for (the search's index). */
export interface BuildList {
  files: string[]
  more: string[]
}

/** One file of the site as /offline-manifest.json lists it. */
export interface SiteFile {
  url: string
  /** First 16 hex digits of the SHA-256 of its bytes. */
  hash: string
  /** Bytes over the network, compressed. */
  transfer: number
  /** Bytes on the device. */
  size: number
}

export interface SitePage extends SiteFile {
  /** Whether 'Save for offline' takes it. */
  offline: boolean
}

/** Everything that there is to keep, with hashes of what it holds. */
export interface SiteManifest {
  version: string
  build: string
  pages: SitePage[]
  files: SiteFile[]
}

export const SITE_MANIFEST = '/offline-manifest.json'
