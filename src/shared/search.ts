export type SearchSection = readonly [word: number, anchor: string, heading: string]

/** A page as the site search knows it. */
export interface SearchDocument {
  path: string
  /** In menus and lists. */
  title: string
  kind: 'treatment' | 'category' | 'post' | 'case' | 'job' | 'page'
  /** The page's texts without marks. */
  text: string
  /** The texts of a page in another language: it is found by them, and shows what is said of it in this one. */
  more?: string
  /** Its sections as they follow in `text`: from which word on, under which anchor, with which heading. */
  sections: readonly SearchSection[]
  /** The anchor that a lay word means on the page, if not its head. */
  places: Readonly<Record<string, string>>
  /** Lay words that mean the page before all others: `man boobs`, `naak ki surgery`. */
  words: readonly string[]
  /** Lay words that mean the page among others. */
  also: readonly string[]
}

/** What the index is made with and read with: both sides must agree, or nothing is found. */
export const indexOptions = {
  idField: 'path',
  fields: ['title', 'words', 'also', 'text', 'more'],
  storeFields: ['title', 'kind', 'text', 'words', 'also', 'sections', 'places'],
  tokenize: wordsOf,
  processTerm: searchTerm,
}

/** Accents of Latin letters, and in Devanagari the dot under a letter, which many leave out; vowel signs are part of the word. */
const ACCENTS = /[\u0300-\u036f\u093c\u200c\u200d]/g

/** Words that say nothing about what is looked for, English and Hindi. */
const SILENT = new Set(
  'a an and any are as at be but by can do does for from get has have how i in is it its me my of on or our so than that the their them there these they this to was we what when where which who will with you your about hai hain ka ke ki ko mein mera meri se kya kaise aur है हैं का की के को में मेरा मेरी से क्या कैसे और'.split(
    ' ',
  ),
)

export function wordsOf(text: string): string[] {
  return text.replaceAll(/['’]/g, '').match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? []
}

/** A word as the index holds it, so that spellings meet: `Naak` and `nak`, `gynaecomastia` and `gynecomastia`, `lips` and `lip`, `हिन्दी` and `हिंदि`. */
export function searchTerm(word: string): string | null {
  const plain = word.toLowerCase().normalize('NFKD').replaceAll(ACCENTS, '').replaceAll('ँ', 'ं')
  if (SILENT.has(plain)) return null
  const single = plain.length > 3 ? plain.replace(/([^su])s$/, '$1') : plain
  return single
    .replaceAll('ae', 'e')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/[नमणङञ]्(?=[क-म])/g, 'ं')
    .replaceAll(/[ीूईऊ]/g, (long) => 'िुइउ'['ीूईऊ'.indexOf(long)] ?? long)
}

/** A phrase as its terms, to compare it with what was typed. */
export const searchPhrase = (text: string): string =>
  wordsOf(text)
    .flatMap((word) => searchTerm(word) ?? [])
    .join(' ')
