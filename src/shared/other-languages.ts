import { ABSENT, LANG } from './language-of-bundle'
import { type Lang, langs, languages, splitPath } from './languages'

/** The languages that the site can be read in beside this one: those that have a home page. */
export const otherLanguages = langs.filter((lang) => lang !== LANG && !ABSENT[lang]?.includes('home'))

export const tagOf = (lang: Lang): string => languages[lang].tag

/** What a page at that address is written in, where it is another language than this one: a post that is not translated. */
export function foreignTag(path: string): string | undefined {
  const { lang } = splitPath(path)
  return lang === LANG ? undefined : tagOf(lang)
}
