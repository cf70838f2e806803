/**
 * The languages that the site is built in. `tag` is what documents and search engines are told; each calls itself by its `name`.
 * In one that is `complete` a page that patients need and that is not translated stops the build.
 */
export const languages = {
  en: { tag: 'en-IN', name: 'English', complete: true },
  hi: { tag: 'hi-IN', name: 'हिन्दी', complete: true },
} as const satisfies Record<string, { tag: string; name: string; complete: boolean }>

export type Lang = keyof typeof languages

export const langs = Object.keys(languages) as Lang[]

/** Its addresses have no prefix, its API calls no parameter and its content no folder of its own. */
export const DEFAULT_LANG: Lang = 'en'

/** The address of a path in a language: behind its prefix, as in /hi/blog. */
export function pathIn(lang: Lang, path: string): string {
  if (lang === DEFAULT_LANG) return path
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** The other way round: the language of an address, and its path without it. */
export function splitPath(address: string): { lang: Lang; path: string } {
  const [, first] = address.split('/', 2)
  const lang = langs.find((one): boolean => one === first && one !== DEFAULT_LANG)
  return lang ? { lang, path: address.slice(lang.length + 1) || '/' } : { lang: DEFAULT_LANG, path: address }
}
