/** What a page may ask of the service worker, with the answer it gets. The only contract between the two. */
export type WorkerMessage =
  /** Which build the worker belongs to: the address of its list of files. */
  | { type: 'build' }
  /** The visitor has a page before them; `used` are the files of our own that it has loaded so far. */
  | { type: 'page-opened'; path: string; used: string[] }
  /** Fetches and checks some of the site's files, for 'Save for offline'. */
  | { type: 'save'; items: SaveItem[] }
  /** Removes what 'Save for offline' has kept and the visitor has not opened. */
  | { type: 'remove-site' }
  /** Workbox's name for 'let the waiting worker take over'. */
  | { type: 'SKIP_WAITING' }

export interface SaveItem {
  kind: 'page' | 'file'
  url: string
  hash: string
}

/** `saved`, by address; `changed` when the server now has something else under it; `failed` without a connection; `full` without space; `stopped` by the visitor. */
export type SaveOutcome = 'saved' | 'changed' | 'failed' | 'full' | 'stopped'

export interface WorkerReplies {
  build: string
  'page-opened': boolean
  save: Record<string, SaveOutcome>
  'remove-site': boolean
  SKIP_WAITING: undefined
}
