import { existsSync } from 'node:fs'
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

export function publicSettings(): Record<string, string> {
  return {
    PAGE_LANG: JSON.stringify(bundleLang),
    ABSENT_PAGES: JSON.stringify(absentPages()),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiBaseUrl),
  }
}

/** The pages that the languages beside the default one do not have, by the ids of their texts. */
function absentPages(): Partial<Record<Lang, string[]>> {
  return Object.fromEntries(langs.filter((lang) => lang !== DEFAULT_LANG).map((lang) => [lang, absentIn(lang)]))
}

const absentIn = (lang: Lang) =>
  routes.flatMap(({ page }) => (page && !existsSync(`content/${lang}/pages/${page}.md`) ? [page] : []))
