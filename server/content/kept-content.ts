import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { dayAtClinic } from '../../src/shared/clinic-day'
import type { Clock } from '../clock'
import type { Content } from './content'

/**
 * The content of a build as it was last loaded on this day: reading its copy of the texts anew takes most of a start. What changed meanwhile
 * (a file, the build, the day, on which consents and positions may end) is loaded anew. A file that cannot be kept is no harm.
 */
export async function keptContent(dist: string, clock: Clock): Promise<Content> {
  const dir = join(dist, 'content')
  const file = join(dist, 'content.bin')
  const state = stateOf(dir, dist, dayAtClinic(new Date(clock())))
  try {
    const kept = deserialize(readFileSync(file)) as { state: string; content: Content }
    if (kept.state === state) return kept.content
  } catch {
    // Not kept yet, or only half written.
  }
  const { loadContent } = await import('./load')
  const content = loadContent(dir, { publicDir: join(dist, 'client'), clock })
  try {
    writeFileSync(file, serialize({ state, content }))
  } catch {
    // A build on a read-only disk.
  }
  return content
}

function stateOf(dir: string, dist: string, day: string): string {
  const hash = createHash('sha256')
    .update(day)
    .update(readFileSync(join(dist, 'build.json')))
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(relative(dir, file)).update(readFileSync(file))
  return hash.digest('hex')
}
