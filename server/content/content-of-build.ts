import type { Content } from './content'
import { loadContent } from './load'

let read: Content | undefined

/**
 * The content that a build is made of, read once: each of its runs of Vite has its own copy of the plugins, but all share this module.
 * @param dir the build's own copy of the texts @param began decides what is on the site, for the whole build
 */
export function contentOfBuild(dir: string, began?: number): Content {
  read ??= loadContent(dir, { publicDir: 'public', clock: () => began ?? Date.now() })
  return read
}
