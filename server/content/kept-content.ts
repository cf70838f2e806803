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
  const now = clock()
  try {
    const kept = deserialize(readFileSync(fileIn(dist))) as Kept
    if (kept.state === stateOf(dist, now)) return kept.content
  } catch {
    // Not kept yet, or only half written.
  }
  const { loadContent } = await import('./load')
  const content = loadContent(join(dist, 'content'), { publicDir: join(dist, 'client'), clock: () => now })
  try {
    keepContent(dist, content, now)
  } catch {
    // A build on a read-only disk.
  }
  return content
}

interface Kept {
  state: string
  content: Content
}

const fileIn = (dist: string) => join(dist, 'content.bin')

/** Keeps what was read of the build's texts for the next start. @param read when */
export function keepContent(dist: string, content: Content, read: number): void {
  const kept: Kept = { state: stateOf(dist, read), content }
  writeFileSync(fileIn(dist), serialize(kept))
}

function stateOf(dist: string, time: number): string {
  const dir = join(dist, 'content')
  const hash = createHash('sha256')
    .update(dayAtClinic(new Date(time)))
    .update(readFileSync(join(dist, 'build.json')))
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(relative(dir, file)).update(readFileSync(file))
  return hash.digest('hex')
}
