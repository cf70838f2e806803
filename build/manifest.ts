import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LANG, type Lang } from '../src/shared/languages'
import type { Site } from '../src/shared/contract/content'

/** Where pages of a language find theirs; one without a source file shares the default's. Each is an app of its own: `id` and start. */
export const manifestPath = (lang: Lang) =>
  lang !== DEFAULT_LANG && existsSync(sourceOf(lang)) ? `/${lang}/manifest.webmanifest` : '/manifest.webmanifest'

const sourceOf = (lang: Lang) => (lang === DEFAULT_LANG ? 'manifest.webmanifest' : `manifest.${lang}.webmanifest`)

export async function writeManifest(dir: string, content: { lang: Lang; site: Site }): Promise<void> {
  const text = await manifestText(content)
  if (text !== undefined) await writeFile(join(dir, manifestPath(content.lang)), text)
}

/** The manifest of a language with the clinic's names filled in; everything else stands in the source file. */
export async function manifestText({ lang, site }: { lang: Lang; site: Site }): Promise<string | undefined> {
  if (!existsSync(sourceOf(lang))) return undefined
  const source = await readFile(sourceOf(lang), 'utf8')
  const names: Record<string, string> = {
    'clinic.fullName': site.fullName,
    'clinic.name': site.name,
    'clinic.slogan': site.slogan,
  }
  const filled = source.replace(/\{\{([\w.]+)\}\}/g, (_, key: string) => {
    const value = names[key]
    if (value === undefined) throw new Error(`${sourceOf(lang)}: unknown placeholder {{${key}}}`)
    return JSON.stringify(value).slice(1, -1)
  })
  return JSON.stringify(JSON.parse(filled))
}
