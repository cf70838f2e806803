import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { langs, languages, splitPath } from '../../src/shared/languages'
import { attribute, builtPages, CLIENT, contentAt, meta, plain } from './built-site'

const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) =>
    plain((match[1] ?? '').replace(/<[^>]+>/g, '')).trim(),
  )
const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) < at)

test('no two pages share a title or a description, and none of a language a heading', () => {
  expect(twice(builtPages.map(({ html }) => textOf(html, 'title')[0] ?? ''))).toEqual([])
  expect(twice(builtPages.map(({ html }) => meta(html, 'description') ?? ''))).toEqual([])
  for (const lang of langs) {
    const pages = builtPages.filter(({ path }) => splitPath(path).lang === lang)
    expect(twice(pages.map(({ html }) => textOf(html, 'h1')[0] ?? ''))).toEqual([])
  }
})

test.each(builtPages)('$path has one title, one heading and its SEO record', ({ path, html }) => {
  const record = contentAt(path).records.get(path)?.seo
  expect(textOf(html, 'title')).toEqual([record?.title_tag])
  expect(textOf(html, 'h1')).toHaveLength(1)
  expect(textOf(html, 'h1')[0]).not.toBe('')
  expect(meta(html, 'description')).toBe(record?.description_tag)
  expect(meta(html, 'keywords')).toBe(record?.keyword_tag)
})

test.each(builtPages)('$path has its canonical, its language and social tags', ({ path, html }) => {
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? ''
  const address = /href="([^"]*)"/.exec(canonical)?.[1] ?? ''
  expect(new URL(address).pathname).toBe(path)
  const { tag } = languages[splitPath(path).lang]
  expect(html).toContain(`hreflang="${tag.toLowerCase()}" href="${address}"`)
  expect(meta(html, 'og:url')).toBe(address)
  expect(meta(html, 'og:title')).toBe(textOf(html, 'title')[0])
  expect(meta(html, 'og:description')).toBe(meta(html, 'description'))
  expect(meta(html, 'og:site_name')).toBe(contentAt(path).site.name)
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${tag}"`))
  expect(html).toContain('name="viewport"')
})

test.each(builtPages)('$path has a preview picture of 1200 by 630 that is light to fetch', ({ html }) => {
  const file = join(CLIENT, new URL(meta(html, 'og:image') ?? '').pathname)
  const bytes = readFileSync(file)
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(statSync(file).size).toBeLessThan(45_000)
})

test.each(builtPages)('$path has structured data that can be parsed and is about this page', ({ path, html }) => {
  const data = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': { url?: string }[]
  }
  expect(data['@graph'].some(({ url }) => url !== undefined && new URL(url).pathname === path)).toBe(true)
})

test('every picture has its size and a text, so that nothing moves and nobody misses it', () => {
  for (const { path, html } of builtPages)
    for (const tag of html.match(/<img [^>]*>/g) ?? []) {
      expect(attribute(tag, 'width').length + attribute(tag, 'height').length, `${path} ${tag}`).toBe(2)
      expect(tag.match(/\salt(?:="[^"]*"|(?=[\s/>]))/g), `${path} ${tag}`).toHaveLength(1)
    }
})
