/** Text in letters that no English word has, as long as before; what is filled in later, links and marks of Markdown stay. */
export const foreign = (text: string): string =>
  text
    .split(/(\[@[^\]]+\]|\{\{[^}]*\}\}|\{[#\w-]+\}|\]\([^)]*\)|^:::.*$)/m)
    .map((part, at) => (at % 2 ? part : part.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + SHIFT))))
    .join('')

/** From Latin to Armenian letters: A becomes Ձ. */
const SHIFT = 0x531 + 0x10 - 0x41

/** A catalogue of which every text is marked: what of it is seen on a page came from there. */
export function marked<Words>(words: Words): Words
export function marked(words: unknown): unknown {
  if (typeof words === 'string') return `⟦${foreign(words)}⟧`
  if (typeof words === 'function') return (...values: unknown[]) => marked(words(...values) as unknown)
  if (Array.isArray(words)) return words.map((one: unknown) => marked(one))
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, marked(value)]))
}
