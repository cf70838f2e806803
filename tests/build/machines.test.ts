import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startServer } from '../api/setup/clinic-server'
import { loadSite } from '../../server/static/site-files'
import { DEFAULT_LANG, langs, pathIn } from '../../src/shared/languages'
import { builtPages, CLIENT, content, routes } from './built-site'

const languagesOf = [content, ...content.translations.values()]
const markdownOf = (path: string) => `${path === '/' ? '/index' : path}.md`
const read = (path: string) => readFileSync(join(CLIENT, path), 'utf8')
const indexed = routes.filter(({ route }) => route.index)

describe('who reads by machine', () => {
  test.each(indexed)('finds $path as Markdown, with its address, its language and its words', ({ path }) => {
    const text = read(markdownOf(path))
    const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
    const { title, canonical } = parse(front) as { title: string; canonical: string }
    expect(new URL(canonical).pathname).toBe(path)
    expect(body).toContain(`# ${title}`)
    expect(body.length).toBeGreaterThan(300)
    expect(body).not.toMatch(/<(?:div|span|svg|button|script)\b/)
  })

  test('finds no Markdown of pages that search engines may not list', () => {
    for (const { path, route } of routes) if (!route.index) expect(existsSync(join(CLIENT, markdownOf(path))), path).toBe(false)
  })

  test('finds every one of these pages in the list for assistants of its language', () => {
    for (const { lang, routes: pages } of languagesOf) {
      const list = read(pathIn(lang, '/llms.txt'))
      for (const other of langs)
        expect(new RegExp(`\\]\\(https?://[^/]+${pathIn(other, '/llms.txt')}\\)`).test(list), `${lang} names ${other}`).toBe(
          other !== lang,
        )
      const missing = pages.filter(({ route, path }) => route.index && !list.includes(`${markdownOf(path)})`))
      expect(missing.map(({ path }) => path)).toEqual([])
    }
  })

  test('finds the newest posts in two feeds, which only the blog names', () => {
    const { items } = JSON.parse(read('/feed.json')) as { items: { url: string; title: string; date_published: string }[] }
    expect(items.map(({ title }) => title)).toEqual(content.posts.map(({ title }) => title))
    for (const { date_published: at } of items) expect(Number.isNaN(Date.parse(at))).toBe(false)
    const rss = read('/feed.xml')
    expect(rss).toContain('<rss version="2.0"')
    const entries = rss.match(/<item>.*?<\/item>/gs) ?? []
    expect(entries.map((item) => /<link>(.*?)<\/link>/.exec(item)?.[1])).toEqual(items.map(({ url }) => url))
    for (const item of entries) {
      const [, at = ''] = /<pubDate>(.*?)<\/pubDate>/.exec(item) ?? []
      expect(at).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 00:00:00 \+0530$/)
      expect(items.map(({ date_published }) => Date.parse(date_published))).toContain(Date.parse(at))
      expect(item).toMatch(/<content:encoded>&lt;p&gt;/)
    }
    const naming = builtPages
      .filter(({ html }) => html.includes('href="http') && html.includes('/feed.xml"'))
      .map(({ path }) => path)
    const blogs = languagesOf.flatMap(({ lang, posts }) => [pathIn(lang, '/blog'), ...posts.map(({ path }) => path)])
    expect(naming.toSorted()).toEqual([...new Set(blogs)].toSorted())
  })

  test('gets Markdown as Markdown that is not listed and names its page; an unknown one stays unknown', async () => {
    const site = loadSite('dist', { https: false })
    const server = await startServer({ site })
    try {
      const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/markdown' } })
      const reply = await get('/hi/contact.md')
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(reply.headers['x-robots-tag']).toContain('noindex')
      expect(reply.headers.link).toBe('</hi/contact>; rel="canonical"')
      expect((await get('/no-such-page.md')).statusCode).not.toBe(200)
    } finally {
      await server.stop()
    }
  })
})

/** The pages of this site that a page leads to. */
const leadsTo = (html: string) =>
  new Set([...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, '')))

test('every page that search engines may list is at most three clicks from the front page of its language', () => {
  const links = new Map(builtPages.map(({ path, html }) => [path, leadsTo(html)]))
  for (const { lang, routes: pages } of languagesOf) {
    const clicks = new Map([[pathIn(lang, '/'), 0]])
    for (const [path, after] of clicks)
      for (const next of links.get(path) ?? []) if (!clicks.has(next) && links.has(next)) clicks.set(next, after + 1)
    const far = pages.filter(({ route, path }) => route.index && (clicks.get(path) ?? Infinity) > 3).map(({ path }) => path)
    expect(far, lang === DEFAULT_LANG ? 'English' : lang).toEqual([])
  }
})
