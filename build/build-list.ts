import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANG, type Lang, langs } from '../src/shared/languages'
import type { BuildList } from '../src/shared/offline-storage'
import { chunksOf } from './chunks'
import { manifestOf } from './language'

/**
 * Writes the list of the files that this build's pages of a language may need, and returns its address. A kept page names its build by it,
 * so the service worker knows what to keep for it and what may go.
 */
export function writeBuildList(client: string, lang: Lang): string {
  const own = filesOf(client, lang)
  // A language that has no content yet is not built.
  const built = langs.filter((other) => existsSync(join(client, manifestOf(other))))
  const others = built.flatMap((other) => [...filesOf(client, other)]).filter((file) => !own.has(file))
  const urls = readdirSync(join(client, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name) && !entry.name.startsWith('build-'))
    .map(({ name }) => `assets/${name}`)
    .filter((file) => !others.includes(file))
    .sort()
    .map((file) => `/${file}`)
  const list: BuildList = { files: urls.filter(needed), more: urls.filter((url) => !needed(url)) }
  const text = JSON.stringify(list)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  // The worker comes with the first language's list; the others' lie where it does not look.
  const folder = lang === DEFAULT_LANG ? 'assets' : `assets/${lang}`
  mkdirSync(join(client, folder), { recursive: true })
  writeFileSync(join(client, folder, `build-${hash}.json`), text)
  return `/${folder}/build-${hash}.json`
}

const filesOf = (client: string, lang: Lang): Set<string> =>
  new Set(Object.values(chunksOf(client, lang)).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))

/** The recoveries open on the fifth night also for those who never looked at them before. */
const needed = (url: string) => /\.(js|css|woff2)$|\/recovery-plans-/.test(url)
