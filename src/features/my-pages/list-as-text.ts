import { myPagesWords as texts } from '#words/my-pages'
import type { Quotes } from './quote-sheet'
import { cell, LINES, rupeesOf, sumOf } from './quote-sheet'

/** A heading with what was ticked under it. */
export interface Ticked {
  title: string
  ticked: string[]
}

/** The visitor's list as a message; empty when there is nothing in it. */
export function listAsText(lists: readonly Ticked[], quotes: Quotes): string {
  const chosen = lists.filter(({ ticked }) => ticked.length > 0)
  const quoted = texts.quote.filter((name) => sumOf(quotes, name) > 0).map((name) => quoteAsText(quotes, name))
  const parts = [...chosen.map(({ title, ticked }) => [`*${title}*`, ...ticked.map((text) => `- ${text}`)].join('\n')), ...quoted]
  return parts.length > 0 ? [texts.list, ...parts].join('\n\n') : ''
}

const quoteAsText = (quotes: Quotes, name: string) =>
  [
    `*${texts.clinic(name)}*`,
    ...LINES.flatMap((line) => {
      const rupees = rupeesOf(quotes[cell(line, name)] ?? '')
      return rupees ? [`${texts.lines[line]}: ${texts.sum(rupees)}`] : []
    }),
    `${texts.total}: ${texts.sum(sumOf(quotes, name))}`,
  ].join('\n')
