import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../src/shared/contract/content'

/** manifest.webmanifest with the clinic's names filled in; everything else stands in the source file. */
export async function writeManifest(dir: string, site: Site): Promise<void> {
  const source = await readFile('manifest.webmanifest', 'utf8')
  const names: Record<string, string> = {
    'clinic.fullName': site.fullName,
    'clinic.name': site.name,
    'clinic.slogan': site.slogan,
  }
  const filled = source.replace(/\{\{([\w.]+)\}\}/g, (_, key: string) => {
    const value = names[key]
    if (value === undefined) throw new Error(`manifest.webmanifest: unknown placeholder {{${key}}}`)
    return JSON.stringify(value).slice(1, -1)
  })
  await writeFile(join(dir, 'manifest.webmanifest'), JSON.stringify(JSON.parse(filled)))
}
