import { existsSync, readFileSync } from 'node:fs'
import { HSTS } from '../server/headers'
import { DEFAULT_LANG, type Lang, langs } from '../src/shared/languages'
import { routes } from '../src/shared/routes'
import { bundleLang } from './language'

/** The public settings of a build: where the site will stand and where its API is. */
export const siteUrl = (process.env.SITE_URL || 'http://localhost:4173').replace(/\/+$/, '')
export const apiBaseUrl = (process.env.API_BASE_URL || '').replace(/\/+$/, '')

const reach = process.env.HSTS || 'host'
if (!(reach in HSTS)) throw new Error(`HSTS is not one of ${Object.keys(HSTS).join(', ')}: ${reach}`)
export const hsts = reach as keyof typeof HSTS

for (const [name, value] of Object.entries({ SITE_URL: siteUrl, API_BASE_URL: apiBaseUrl })) {
  if (value && !URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`)
}

/** Whether pages tell that they were read. Not parsed: what is wrong with the file is for the content's own check to say. */
const counts = existsSync('content/clinic.yaml') && /^counts: *true\b/m.test(readFileSync('content/clinic.yaml', 'utf8'))

export function publicSettings(): Record<string, string> {
  return {
    PAGE_LANG: JSON.stringify(bundleLang),
    ABSENT_PAGES: JSON.stringify(absentPages()),
    COUNTS: JSON.stringify(counts),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiBaseUrl),
  }
}

/** The pages that the languages beside the default one do not have, by the ids of their texts. */
function absentPages(): Partial<Record<Lang, string[]>> {
  return Object.fromEntries(langs.filter((lang) => lang !== DEFAULT_LANG).map((lang) => [lang, absentIn(lang)]))
}

/** Of kinds that have many, only whether there are any: the others of their folder are translated with the first. */
const FOLDERS: Partial<Record<string, string>> = {
  category: 'categories',
  treatment: 'treatments',
  post: 'blog',
  case: 'cases',
  job: 'jobs',
}

const absentIn = (lang: Lang) =>
  routes.flatMap(({ page, kind }) =>
    existsSync(`content/${lang}/${page ? `pages/${page}.md` : FOLDERS[kind]}`) ? [] : [page ?? kind],
  )
