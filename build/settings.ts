import { HSTS } from '../server/headers'
import { ABSENT } from '../src/shared/language-of-bundle'
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
    ABSENT_PAGES: JSON.stringify(ABSENT),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiBaseUrl),
  }
}
