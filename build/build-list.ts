import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildList } from '../src/shared/offline-storage'

/**
 * Writes the list of the files that this build's pages may need, and returns its address. A kept page names its build by it,
 * so the service worker knows what to keep for it and what may go.
 */
export function writeBuildList(client: string): string {
  const urls = readdirSync(join(client, 'assets'))
    .filter((name) => !/\.(br|gz|map)$/.test(name) && !name.startsWith('build-'))
    .sort()
    .map((name) => `/assets/${name}`)
  const list: BuildList = { files: urls.filter(needed), more: urls.filter((url) => !needed(url)) }
  const text = JSON.stringify(list)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  writeFileSync(join(client, 'assets', `build-${hash}.json`), text)
  return `/assets/build-${hash}.json`
}

/** The recoveries open on the fifth night also for those who never looked at them before. */
const needed = (url: string) => /\.(js|css|woff2)$|\/recovery-plans-/.test(url)
