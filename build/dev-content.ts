import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Content } from '../server/content/content'
import type * as ContentEntry from '../server/content-entry'
import { dayAtClinic } from '../src/shared/clinic-day'

interface Now {
  entry: typeof ContentEntry
  /** What the content was read from, and on which day. */
  state: string
  content: Content
  api: ReturnType<typeof ContentEntry.createContentApp>
}

const known = new WeakMap<ViteDevServer, Now>()

/** In development: the content as the sources are now. Reading it takes a second, so it is read anew only when something of it has changed. */
export async function contentNow(server: ViteDevServer): Promise<Now> {
  const entry = (await server.ssrLoadModule('/server/content-entry.ts')) as typeof ContentEntry
  const state = [dayAtClinic(new Date()), ...['content', 'public'].map(changes)].join('\n')
  const last = known.get(server)
  if (last?.state === state && last.entry.loadContent === entry.loadContent) return last
  const content = entry.loadContent('content')
  const now = { entry, state, content, api: entry.createContentApp(content) }
  known.set(server, now)
  return now
}

/** The files of a folder, with the time of their last change. */
function changes(dir: string): string {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()
  return files.map((file) => `${file} ${statSync(join(dir, file)).mtimeMs}`).join('\n')
}
