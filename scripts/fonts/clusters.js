import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a language says: its content and its catalogue, file by file. @param {string} lang */
export const textsOf = (lang) =>
  [`content/${lang}`, `src/shared/words/${lang}`].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(?:md|yaml|ts)$/.test(entry.name) && entry.name !== 'glossary.yaml')
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').normalize('NFC')),
  )

/** What of it may stand in the serif: headings, titles and names, questions, and the short texts of the catalogue. @param {string[]} texts */
export const headingsIn = (texts) => texts.flatMap((text) => text.split('\n').filter((line) => HEADING.test(line)))

const HEADING = /^#|\b(?:title|menu|name|label|q|question|slogan|motto|listedAs|eyebrow): |^ {2}\w+: .{0,90}$/

const segmenter = new Intl.Segmenter('hi')

/** The letters with their signs and conjuncts, as they are shaped together. @param {string[]} texts @returns {Set<string>} */
export function clustersIn(texts) {
  const words = new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []))
  return new Set(['।', ...[...words].flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment))])
}
