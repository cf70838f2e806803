import { DEFAULT_LANG, type Lang, splitPath } from './languages'

/** In browsers and in Node alike; the types of this folder know neither. */
declare const URL: {
  canParse(text: string): boolean
  new (text: string): Record<'protocol' | 'origin' | 'pathname', string> & { searchParams: Iterable<[string, string]> }
}

const LONGEST = 2048
/** Marks that a campaign puts into the addresses of its links. */
const CAMPAIGN = /^(?:utm_\w+|gclid)$/
/** What is longer is no campaign's, and does not cost the others their place. */
const LONGEST_MARK = 500

/**
 * The web page behind an address: origin, path and the marks of a campaign; the rest of a query can hold what a visitor searched for.
 * Always one line of plain characters; empty for what is no web page.
 */
export function pageAddress(text: string): string {
  if (!URL.canParse(text)) return ''
  const { protocol, origin, pathname, searchParams } = new URL(text)
  if (!/^https?:$/.test(protocol)) return ''
  const marks = [...searchParams].filter(([name, value]) => CAMPAIGN.test(name) && value.length <= LONGEST_MARK)
  const page = (origin + pathname).slice(0, LONGEST)
  const query = marks.map((mark) => mark.map(encodeURIComponent).join('=')).join('&')
  const marked = query ? `${page}?${query}` : page
  return marked.length > LONGEST ? page : marked
}

/** The language of the page at an address; the first one for what is no address. */
export const languageOf = (address: string): Lang =>
  URL.canParse(address) ? splitPath(new URL(address).pathname).lang : DEFAULT_LANG
