import { withoutCitations } from '../markdown/citations'
import type { Problem } from '../problems'
import type { SourceFile } from '../read/source-file'

/** The most that a page for patients may ask of its reader. */
const HARDEST = 7

/** The texts of a treatment that are read as sentences; `*` is any key. Names, titles of sources and what is asked are none. */
const READ =
  /^(?:lead|untreated|grid\.\w+\.[\w-]+|outcomes\.\d+\.why|unknown\.\d+|uncounted\.\d+\.text|risks\.\w+\.\d+\.text|timeline\.\d+\.text|faq\.\d+\.a)$/

/** The school grade of a treatment's texts, to a tenth; the build refuses one that is too hard. */
export function checkGrade(source: SourceFile, problems: Problem[]): number {
  const found = gradeOf([...textsOf(source.data), ...source.body.split('\n').filter((line) => !line.startsWith('#'))])
  if (found > HARDEST)
    problems.push({
      file: source.file,
      line: source.lineOf(0),
      message: `is too hard to read: grade ${found} by the Flesch-Kincaid formula, not at most ${HARDEST}. Shorter sentences help most`,
    })
  return found
}

/**
 * Kincaid, Fishburne, Rogers and Chissom 1975, 'Derivation of new readability formulas', Naval Technical Training Command, Research
 * Branch Report 8-75: 0.39 times the words of a sentence, plus 11.8 times the syllables of a word, less 15.59.
 * A sentence ends with . ! ? or with its line or cell, a word is a run of letters or digits, a number has one syllable. What has
 * fewer words than a sentence ('Nothing', 'Two weeks') is left out: it would make the page look easier than it is.
 */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => plain(text).split(/[.!?]+(?=\s|$)/))
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter(({ length }) => length >= SHORTEST)
  const words = sentences.flat()
  const count = sentences.length
  if (count === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return Math.round((0.39 * (words.length / count) + 11.8 * (syllables / words.length) - 15.59) * 10) / 10
}

const SHORTEST = 5
const WORD = /[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu

/** Groups of vowels. Mute at the end are: e, but not in 'table'; the e of -ed, but not after t and d; that of -es, but not after a hiss. */
export function syllablesOf(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    // Two sounds: 'area', 'medial', 'radio', 'usual'; not 'operation', 'special'.
    .replace(/(?<![ctsg])i(?=[aou])|e(?=a$)|(?<!q)u(?=a)/g, '$&-')
    .replace(/(?:(?<=[^td])ed|(?<=[^aeiouylsxzcgh])es|(?<=[^aeiouyl]|[aeiouy]l)e)$/, '')
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0)
}

/** Without citations, addresses of links, ids of headings and marks. */
const plain = (text: string) => withoutCitations(text).replace(/\]\([^)]*\)|\{#[\w-]+\}|[*_#|[\]]/g, ' ')

function textsOf(data: unknown, path = ''): string[] {
  if (typeof data === 'string') return READ.test(path) ? [data] : []
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key))
}
