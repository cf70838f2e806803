import { NodeHtmlMarkdown } from 'node-html-markdown'
import { HTMLElement, parse } from 'node-html-parser'

const converter = new NodeHtmlMarkdown({ bulletMarker: '-', useInlineLinks: false })

/** In characters: more than any article. */
const LONG = 150_000
const ITEMS = 20

/**
 * HTML as Markdown. The converter copies all that it has written after each word, so that it takes four times as long for twice the text:
 * long lists (a blog of 2,000 posts would take minutes) are written for themselves, a few items at a time.
 */
export function inMarkdown(html: string): string {
  if (html.length < LONG) return converter.translate(html)
  const root = parse(html)
  const lists = root.querySelectorAll('ul').filter((list) => !list.closest('li') && itemsOf(list).length > ITEMS)
  const written = lists.map((list) => {
    const items = itemsOf(list)
    list.replaceWith(`<p>${PLACE}</p>`)
    const parts = Array.from({ length: Math.ceil(items.length / ITEMS) }, (_, at) => items.slice(at * ITEMS, (at + 1) * ITEMS))
    return parts.map((part) => converter.translate(`<ul>${part.map(({ outerHTML }) => outerHTML).join('')}</ul>`)).join('\n')
  })
  return converter.translate(root.innerHTML).replaceAll(PLACE, () => written.shift() ?? '')
}

/** No text has this sign. */
const PLACE = '\uE000'

const itemsOf = (list: HTMLElement) => list.childNodes.filter((node) => node instanceof HTMLElement)
