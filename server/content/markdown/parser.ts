import MarkdownIt from 'markdown-it'
import { callouts } from './callouts'
import { citations } from './citations'
import { withEnglishMarked } from './english-words'

/** CommonMark with tables and callouts, without raw HTML. */
export function createParser() {
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: true }).use(callouts).use(citations)
  parser.renderer.rules['table_open'] = (tokens, index) =>
    `<div class="table-scroll" role="group" tabindex="0" aria-label="${parser.utils.escapeHtml(String(tokens[index]?.meta?.['label'] ?? ''))}"><table>`
  parser.renderer.rules['table_close'] = () => '</table></div>\n'
  const html = (text: string) => wholeCompounds(parser.utils.escapeHtml(text))
  parser.renderer.rules['text'] = (tokens, index, _options, env) => {
    const text = tokens[index]?.content ?? ''
    return env?.['marksEnglish'] ? withEnglishMarked(text, html) : html(text)
  }
  // The corner of a table whose first column has no name heads nothing.
  parser.core.ruler.push('empty_corner', ({ tokens }) => {
    for (const [at, token] of tokens.entries())
      for (const cell of token.type === 'inline' && token.content === '' ? [tokens[at - 1], tokens[at + 1]] : [])
        if (cell?.tag === 'th') cell.tag = 'td'
  })
  return parser
}

/** COVID-19, Tele-MANAS, T-shirt, e-mail: they do not break at their hyphen. */
const wholeCompounds = (html: string) =>
  html.replace(/\b(?:[A-Z]\w*-[A-Z\d]\w*|[A-Z]-[a-z]+|e-mails?\b)/g, '<span class="whole">$&</span>')

export type Parser = ReturnType<typeof createParser>
export type Tokens = ReturnType<Parser['parse']>
