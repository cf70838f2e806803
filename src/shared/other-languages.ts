import { ABSENT, LANG } from './language-of-bundle'
import { type Lang, langs, languages, splitPath } from './languages'

/** The languages that the site can be read in beside this one: those that have a home page. */
export const otherLanguages = langs.filter((lang) => lang !== LANG && !ABSENT[lang]?.includes('home'))

export const tagOf = (lang: Lang): string => languages[lang].tag

/** Letters of a script stand together, 128 in a row; those of this language where it has its own. */
const OWN_SCRIPT = languages[LANG].name.charCodeAt(0) >> 7

/** What a text about a page is written in: a list calls an English page by a name in its own language, where there is one. */
export const foreignText = (path: string, text: string): string | undefined =>
  OWN_SCRIPT > 0 && [...text].some((letter) => letter.charCodeAt(0) >> 7 === OWN_SCRIPT) ? undefined : foreignTag(path)

/** What a page at that address is written in, where it is another language than this one: a post that is not translated. */
export function foreignTag(path: string): string | undefined {
  const { lang } = splitPath(path)
  return lang === LANG ? undefined : tagOf(lang)
}
