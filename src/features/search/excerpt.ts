import { searchTerm } from '../../shared/search'

/** A stretch of text, marked when it is what was looked for. */
export interface Piece {
  text: string
  mark: boolean
}

/** About two lines on a phone. */
const WORDS = 26
const BEFORE = 6

/** The text in pieces, those marked that the index knows by one of the terms. */
export function highlight(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/([\p{L}\p{M}\p{N}'’]+)/u)) {
    if (part === '') continue
    const mark = isMatch(part, terms)
    const last = pieces.at(-1)
    if (last && last.mark === mark) last.text += part
    else pieces.push({ text: part, mark })
  }
  return pieces
}

/** The stretch of a text in which most different terms stand, or its beginning; and which word of the text was found there. */
export function excerpt(text: string, terms: ReadonlySet<string>): { pieces: Piece[]; at: number | undefined } {
  const words = text.split(' ')
  const found = words.flatMap((word, at) => (matches(word, terms).length > 0 ? [at] : []))
  const starts = found.map((at) => Math.max(0, at - BEFORE))
  let best = { start: 0, value: 0 }
  for (const start of starts) {
    const within = found.filter((at) => at >= start && at < start + WORDS)
    const different = new Set(within.flatMap((at) => matches(words[at] ?? '', terms)))
    const value = different.size * 10 + within.length
    if (value > best.value) best = { start, value }
  }
  const cut = words.slice(best.start, best.start + WORDS).join(' ')
  const before = best.start > 0 ? '… ' : ''
  const after = best.start + WORDS < words.length ? ' …' : ''
  return { pieces: highlight(before + cut + after, terms), at: found.find((at) => at >= best.start) }
}

/** What a page says of itself first. */
export function beginning(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = text.split(' ')
  return highlight(words.slice(0, WORDS).join(' ') + (words.length > WORDS ? ' …' : ''), terms)
}

const matches = (words: string, terms: ReadonlySet<string>): string[] =>
  words.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => isMatch(word, terms))

function isMatch(word: string, terms: ReadonlySet<string>): boolean {
  const term = termOf(word)
  return term !== null && term !== '' && terms.has(term)
}

const known = new Map<string, string | null>()

/** The same words come again at every key. */
function termOf(word: string): string | null {
  let term = known.get(word)
  if (term === undefined) {
    term = searchTerm(word.replaceAll(/['’]/g, ''))
    known.set(word, term)
  }
  return term
}
