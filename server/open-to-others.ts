import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the database and the files in it, as far as other accounts of the machine may read or write them. */
export function openToOthers(dataDir: string): string[] {
  if (dataDir === ':memory:') return []
  const files = readdirSync(dataDir)
    .filter((name) => /^clinic\.sqlite|^erased\.txt$/.test(name))
    .map((name) => join(dataDir, name))
  return [dataDir, ...files].filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
}
