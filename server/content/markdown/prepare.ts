import { type Lang, languages, splitPath } from '../../../src/shared/languages'
import type { Words } from '../../../src/shared/words/catalogue'
import type { CalloutKind } from './callouts'
import type { Verdict } from './links'
import { takeKey, textOf } from './heading-text'
import type { Tokens } from './parser'

interface Page {
  lang: Lang
  words: Words['contentWords']
  /** The heading of the section, for the names of its tables. */
  heading: string
  /** Whether the page has a list of sources to lead to. */
  cites: boolean
  takeId(text: string): string
  judge(target: string, line: number): Verdict
  refuse(line: number, message: string): void
}

const unwanted: Record<string, string> = {
  fence: 'code',
  code_block: 'code (a line indented by four spaces)',
  code_inline: 'code',
  hr: 'a rule',
  image: 'a picture: pictures belong into the lists',
}

/** Gives headings their ids, tables their names and links their attributes; notes what the model does not allow. */
export function prepare(tokens: Tokens, page: Page): void {
  let tables = 0
  let line = 0
  tokens.forEach((token, index) => {
    line = token.map?.[0] ?? line
    const found = unwanted[token.type]
    if (found) page.refuse(line, `the text has ${found}`)
    if (token.type === 'heading_open') {
      if (token.tag !== 'h3') page.refuse(line, `has a heading of level ${token.tag.slice(1)}; only ## and ### are allowed`)
      const { text, id } = takeKey(tokens[index + 1])
      token.attrSet('id', page.takeId(id ?? text))
    }
    if (token.type === 'table_open') {
      tables++
      token.meta = { label: page.words.table(tables, page.heading) }
    }
    if (token.type === 'callout_open')
      token.attrSet('aria-label', page.words.callouts[(token.meta as { kind: CalloutKind }).kind])
    if (token.type === 'th_open' && token.tag === 'th') token.attrSet('scope', 'col')
    if (token.type === 'inline' && token.children) prepareInline(token.children, page, line)
  })
  nameCells(tokens)
}

/** A table of many columns is read row by row on a phone: each of its cells has the name of its column, save the first. */
function nameCells(tokens: Tokens): void {
  let names: string[] = []
  let column = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') names = []
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open') names.push(textOf(tokens[index + 1]))
    if (token.type === 'td_open' && column++ && names.length > 3) token.attrSet('data-column', names[column - 1] ?? '')
  }
}

function prepareInline(tokens: Tokens, page: Page, line: number): void {
  const off: boolean[] = []
  for (const token of tokens) {
    const found = unwanted[token.type]
    if (found) page.refuse(line, `the text has ${found}`)
    if (token.type === 'text' && /<\/?[a-z]/i.test(token.content)) page.refuse(line, 'the text has raw HTML')
    if (token.type === 'text' && token.content.includes(':::')) page.refuse(line, 'the callout is not closed or of no known kind')
    if (token.type === 'citation' && !page.cites) page.refuse(line, 'cites a source: only a treatment has a list of them')
    if (token.type === 'link_open') {
      const target = String(token.attrGet('href') ?? '')
      const verdict = page.judge(target, line)
      if (verdict.is === 'broken') page.refuse(line, verdict.message)
      if (verdict.is === 'outside' && target.startsWith('https:')) token.attrSet('rel', 'noopener')
      if (verdict.is === 'inside') {
        token.attrSet('href', verdict.target)
        // A page that this language does not have leads to the English one.
        const there = splitPath(verdict.address).lang
        if (there !== page.lang) token.attrSet('hreflang', languages[there].tag)
      }
      off.push(verdict.is === 'off')
      if (verdict.is === 'off') silence(token)
    }
    if (token.type === 'link_close' && off.pop()) silence(token)
  }
}

/** A link to a page that is switched off stays as its words. */
function silence(token: Tokens[number]): void {
  token.type = 'text'
  token.tag = ''
  token.nesting = 0
  token.content = ''
  token.attrs = null
}
