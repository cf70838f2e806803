import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../server/content/content'
import type * as ContentEntry from '../server/content-entry'
import { NEXT } from './output.js'

let entry: Promise<typeof ContentEntry> | undefined
let content: Content | undefined

/** The server's reading half as the first half of the build has made it. */
export function contentEntry(): Promise<typeof ContentEntry> {
  entry ??= import(pathToFileURL(join(process.cwd(), NEXT, 'server/content.js')).href)
  return entry
}

/** The content, read once for the plugins of the browser's half of the build. */
export async function builtContent(): Promise<Content> {
  content ??= (await contentEntry()).loadContent('content')
  return content
}
