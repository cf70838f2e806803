import { recall, remember } from './device-memory'
import { LANG } from '../shared/language-of-bundle'
import type { Lang } from '../shared/languages'
import { otherLanguages } from '../shared/other-languages'
import { placeIn } from '../shared/routes'

const CHOICE = 'language'

/** A link to the same place in another language was followed: it leads to where the visitor is now, and what was chosen is kept. */
export function followLanguage(link: HTMLAnchorElement): void {
  const lang = link.dataset['language'] as Lang
  link.href = placeIn(lang, location.pathname) + location.search + location.hash
  chooseLanguage(lang)
}

export const chooseLanguage = (lang: Lang): boolean => remember(CHOICE, lang)

/** A navigation has changed the page; what is not rendered anew leads to the new one, too. */
export function pointLanguageLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.href = placeIn(link.dataset['language'] as Lang, path)
}

/** The language that this visitor would rather read: the chosen one, else the first of the browser's that the site has. */
export function preferredLanguage(): Lang {
  const chosen = recall(CHOICE)
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const wanted = chosen ? [chosen] : asked
  // A browser in English that has Hindi further down its list belongs to somebody who reads Hindi as well.
  return otherLanguages.find((lang) => wanted.includes(lang)) ?? LANG
}
