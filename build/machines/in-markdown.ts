import { NodeHtmlMarkdown } from 'node-html-markdown'
import { HTMLElement, parse } from 'node-html-parser'

const converter = new NodeHtmlMarkdown({ bulletMarker: '-', useInlineLinks: false })

/** In characters. */
const LONG = 2_000
const ITEMS = 20
const BLOCK = /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DIV|FIGURE|FOOTER|H[1-6]|HEADER|OL|P|SECTION|TABLE|UL)$/
const HOLDS_BLOCKS = /^(?:ARTICLE|ASIDE|DIV|FOOTER|HEADER|SECTION)$/

/**
 * HTML as Markdown, a block at a time: the converter copies all that it has written after each word, so that twice the text in one go
 * takes four times as long. That was a quarter of a build, and a blog of 2,000 posts took minutes.
 */
export const inMarkdown = (html: string): string => joined(parse(html).childNodes.filter(isWritten), html)

/** @param html the same as text */
function joined(nodes: readonly unknown[], html: string): string {
  const blocks = nodes.filter((node) => node instanceof HTMLElement)
  // Words beside them, and what runs on in their line, belong together.
  if (blocks.length < nodes.length || !blocks.every(({ tagName }) => BLOCK.test(tagName))) return converter.translate(html)
  return blocks.map(block).filter(Boolean).join('\n\n')
}

function block(element: HTMLElement): string {
  const html = element.outerHTML
  if (html.length < LONG) return converter.translate(html)
  if (HOLDS_BLOCKS.test(element.tagName)) return joined(element.childNodes.filter(isWritten), html)
  if (element.tagName === 'UL') return list(element.childNodes.filter((node) => node instanceof HTMLElement))
  return converter.translate(html)
}

function list(items: readonly HTMLElement[]): string {
  const parts = Array.from({ length: Math.ceil(items.length / ITEMS) }, (_, at) => items.slice(at * ITEMS, (at + 1) * ITEMS))
  return parts.map((part) => converter.translate(`<ul>${part.map(({ outerHTML }) => outerHTML).join('')}</ul>`)).join('\n')
}

const isWritten = (node: object) => !('isWhitespace' in node && node.isWhitespace)
