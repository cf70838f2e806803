import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../src/shared/routes'
import { builtPages, CLIENT, content, contentAt, meta, routes as pages } from './built-site'

const sitemap = readFileSync(join(CLIENT, 'sitemap.xml'), 'utf8')
const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, loc = '', modified]) => ({
  path: new URL(loc).pathname,
  modified,
}))

test('the files are the pages that the routes and the content describe, no more and no fewer', () => {
  expect(builtPages.map(({ path }) => path)).toEqual(pages.map(({ path }) => path).sort((a, b) => a.localeCompare(b)))
})

test('every route has at least one page unless it is switched off or has nothing to show', () => {
  const built = new Set(content.routes.map(({ route }) => route.kind))
  for (const route of routes)
    if (!route.switch || content.site.switches[route.switch]) expect(built, route.kind).toContain(route.kind)
})

test('the sitemap lists the pages that search engines may list', () => {
  expect(entries.map(({ path }) => path).sort()).toEqual(
    pages
      .filter(({ route }) => route.index)
      .map(({ path }) => path)
      .sort(),
  )
  for (const { path, html } of builtPages) {
    const listed = entries.some((entry) => entry.path === path)
    expect(meta(html, 'robots') === undefined, path).toBe(listed)
  }
})

test('each entry has the real date of the last change', () => {
  for (const { path, modified } of entries) expect(modified, path).toBe(contentAt(path).records.get(path)?.modified)
  expect(new Set(entries.map(({ modified }) => modified)).size).toBeGreaterThan(3)
})

test('robots.txt names the sitemap and keeps crawlers from the API', () => {
  const robots = readFileSync(join(CLIENT, 'robots.txt'), 'utf8')
  expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /api/')
})
