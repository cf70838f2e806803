import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['build', 'content', 'public', 'scripts', 'server', 'src', 'sw']
const FILES = ['index.html', 'manifest.webmanifest', 'manifest.hi.webmanifest', 'package-lock.json', 'vite.config.ts']

/** What build/settings.ts writes into pages and scripts. */
const SETTINGS = ['SITE_URL', 'API_BASE_URL', 'HSTS']

/** A hash of everything that a build is made of; tells whether dist/ belongs to this checkout and to these settings. */
export function sourceStamp() {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((dir) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files, ...FILES].sort()) hash.update(file).update(readFileSync(file))
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  return hash.digest('hex')
}
