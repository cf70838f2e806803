import { readFileSync } from 'node:fs'
import { pageFile } from '../../build/page-file.js'
import { pageKinds, sitePages } from './site-pages'

const VOID = /^(area|base|br|col|embed|hr|img|input|link|source|track|wbr)$/
const TAG = /<(\/)?([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g
/** What styles and the rules of accessibility go by; their values are the page's own words, but for roles and types. */
const TELLING = /\s(?:(?:role|type)="[^"]*"|aria-[a-z]+|tabindex)/g

/** What the article of a page is made of: each element with its classes and roles, in the two elements around it. */
function shapesOf(path: string): string[] {
  const html = readFileSync(new URL(`../../dist/client/${pageFile(path)}`, import.meta.url), 'utf8')
  const main = /<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? ''
  const inside: string[] = []
  const shapes = new Set<string>()
  for (const [, end, tag = '', attributes = ''] of main
    .replace(/(<(script|style|svg)\b[^>]*>)[^]*?(<\/\2>)/g, '$1$3')
    .matchAll(TAG)) {
    if (end) inside.pop()
    else {
      const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ').toSorted() ?? []
      inside.push([tag, ...classes, ...(attributes.match(TELLING) ?? []).toSorted()].join(' '))
      shapes.add(inside.slice(-3).join(' > '))
      if (VOID.test(tag)) inside.pop()
    }
  }
  return [...shapes]
}

const shapes = new Map(sitePages.map((path) => [path, shapesOf(path)]))
const countOf = (path: string) => shapes.get(path)?.length ?? 0

/** The first page of each kind, and of the others those that show something that no page before them does. */
export const tellingPages: readonly string[] = (() => {
  const seen = new Set(pageKinds.flatMap((path) => shapes.get(path) ?? []))
  const others = sitePages.filter((path) => !pageKinds.includes(path)).toSorted((one, other) => countOf(other) - countOf(one))
  const telling = others.filter((path) => {
    const before = seen.size
    for (const shape of shapes.get(path) ?? []) seen.add(shape)
    return seen.size > before
  })
  return [...pageKinds, ...telling]
})()

/** All the others: what they show is seen on one of those. */
export const similarPages = sitePages.filter((path) => !tellingPages.includes(path))
