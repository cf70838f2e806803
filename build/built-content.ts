import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../server/content/content'
import type * as ContentEntry from '../server/content-entry'
import { NEXT } from './output.js'

let entry: Promise<typeof ContentEntry> | undefined

/** The server's reading half as the first half of the build has made it. */
export function contentEntry(): Promise<typeof ContentEntry> {
  entry ??= import(pathToFileURL(join(process.cwd(), NEXT, 'server/content.js')).href)
  return entry
}

/** The content that this build is made of (scripts/build.js has read it). */
export async function builtContent(): Promise<Content> {
  return (await contentEntry()).contentOfBuild(join(NEXT, 'content'))
}
