import { type Lang, languages } from '../../../src/shared/languages'

/** An e-mail address, which is no word, or words in Latin letters. */
const LATIN = /(\S+@\S+|\p{Script=Latin}+(?:[ ’'-]\p{Script=Latin}+)*)/u

/** Every voice spells out an abbreviation, and no voice has a word of two letters wrong. */
const isWord = (found: string) => found.length > 2 && /\p{Ll}/u.test(found) && !found.includes('@')

/** Languages with letters of their own: in French, Latin letters would not tell English from the rest. */
export const marksEnglish = (lang: Lang) => !/\p{Script=Latin}/u.test(languages[lang].name)

/** A text with its English words marked, so that a screen reader pronounces them as English: झाइयाँ (melasma). */
export const withEnglishMarked = (text: string, html: (part: string) => string): string =>
  text
    .split(LATIN)
    .map((part, at) => (at % 2 && isWord(part) ? `<span lang="en">${html(part)}</span>` : html(part)))
    .join('')
