import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch'
import { indexOptions, type SearchDocument, searchPhrase, searchTerm } from '../../shared/search'
import { beginning, excerpt, highlight, type Piece } from './excerpt'

export interface Hit {
  path: string
  kind: SearchDocument['kind']
  title: Piece[]
  excerpt: Piece[]
  /** What brought the page here, where that is not what its title says: lay words, Hindi ones too, or the right spelling of a word. */
  foundFor?: string
  /** The section that the words mean or stand in, where it is not the page as a whole. */
  section?: { anchor: string; heading: string }
}

export type Search = (query: string) => Hit[]

const MOST = 12
/** Hits below this share of the best one's score say nothing. */
const WORTH_SHOWING = 0.03
const ENOUGH = 4

/** A result of the library: its id is the page's path. */
type Found = SearchResult & Omit<SearchDocument, 'path'>

/** Makes a search from the built index. It runs on the device: nothing of what is typed leaves it. */
export function createSearch(built: AsPlainObject): Search {
  const index = MiniSearch.loadJS<SearchDocument>(built, indexOptions)
  return (query) => {
    const phrase = searchPhrase(query)
    if (phrase === '') return []
    const weights = new Map<string, number>()
    const options = {
      // Only the last word can still be growing: 'man boobs' is not about many.
      prefix: (term: string, at: number, terms: string[]) => at === terms.length - 1 && term.length > 1,
      fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, words: 3, also: 1.5 },
      boostDocument: (path: string, _term: string, stored?: Record<string, unknown>) => {
        const known = weights.get(path) ?? weight(stored as unknown as SearchDocument, phrase)
        weights.set(path, known)
        return known
      },
    }
    const all = index.search(query, { ...options, combineWith: 'AND' }) as Found[]
    const found = all.length >= ENOUGH ? all : [...all, ...others(all, index.search(query, options) as Found[])]
    const hits = found.length > 0 ? found : (index.search(query, { ...options, fuzzy: 0.34 }) as Found[])
    const least = (hits[0]?.score ?? 0) * WORTH_SHOWING
    return hits
      .filter(({ score }) => score >= least)
      .slice(0, MOST)
      .map((hit) => toHit(hit, phrase))
  }
}

/** Hits that hold only some of the words come after those that hold them all. */
const others = (first: readonly Found[], second: readonly Found[]) =>
  second.filter(({ id }) => !first.some((hit) => hit.id === id))

/** Treatments come before texts that mention them, and pages that are known by the words typed before all. */
function weight({ kind, words, also }: SearchDocument, phrase: string): number {
  const kindly = kind === 'treatment' ? 1.6 : kind === 'category' ? 1.2 : 1
  return kindly * (1 + Math.max(3 * share(knownAs(words, phrase), phrase), share(knownAs(also, phrase), phrase)))
}

/** How much of what was typed a known phrase makes up, 0 to 1. */
const share = (known: string | undefined, phrase: string): number =>
  known === undefined ? 0 : termsOf(known).length / phrase.length

/** The longest of the known phrases whose words stand together in what was typed. */
const knownAs = (words: readonly string[], phrase: string): string | undefined =>
  words.filter((word) => holds(phrase, termsOf(word))).sort((a, b) => b.length - a.length)[0]

const holds = (typed: string, known: string) => known !== '' && ` ${typed} `.includes(` ${known} `)

const phrases = new Map<string, string>()

/** The terms of a known phrase; there are some hundreds, asked for at every key. */
function termsOf(known: string): string {
  const terms = phrases.get(known) ?? searchPhrase(known)
  phrases.set(known, terms)
  return terms
}

function toHit(found: Found, phrase: string): Hit {
  const { id, kind, title, text, words, also, match, sections, places } = found
  const terms = new Set(Object.keys(match))
  const known = knownAs([...words, ...also], phrase)
  const shown = highlight(title, terms)
  // What only the text speaks of is shown where it does; a page that is known by the words typed is meant as a whole.
  const only = [...terms].filter((term) => match[term]?.every((field) => field === 'text'))
  const inTitle = [...terms].filter((term) => !only.includes(term))
  // Who asks for a nose does not mean a nosebleed.
  const inText = new Set(only.filter((term) => !inTitle.some((short) => term.startsWith(short))))
  const first = beginning(text, terms)
  const whole = inText.size === 0 && first.some(({ mark }) => mark)
  const stretch = whole ? { pieces: first, at: undefined } : excerpt(text, inText.size > 0 ? inText : terms)
  const place = known && places[known]
  const meant = known !== undefined && termsOf(known) === phrase
  const section = place
    ? sections.find(([, anchor]) => anchor === place)
    : inText.size > 0 && stretch.at !== undefined && !meant
      ? sections.findLast(([from]) => from <= (stretch.at ?? 0))
      : undefined
  const alias = known && !holds(searchPhrase(title), termsOf(known)) ? known : undefined
  const foundFor = (kind === 'treatment' ? alias : undefined) ?? rightSpelling(found, [...shown, ...stretch.pieces])
  return {
    path: id,
    kind,
    title: shown,
    excerpt: stretch.pieces,
    ...(foundFor ? { foundFor } : {}),
    ...(section?.[1] ? { section: { anchor: section[1], heading: section[2] } } : {}),
  }
}

/** The word of the page that stood for one which nowhere stands as it was typed. */
function rightSpelling({ queryTerms, terms }: Found, pieces: readonly Piece[]): string | undefined {
  const strange = queryTerms.filter((typed) => !terms.some((term) => term.startsWith(typed)))
  if (strange.length === 0) return undefined
  const right = terms.filter((term) => !queryTerms.some((typed) => term.startsWith(typed)))
  const written = pieces.find(({ text, mark }) => mark && right.includes(searchTerm(text) ?? ''))?.text
  return (written ?? right[0])?.toLowerCase()
}
