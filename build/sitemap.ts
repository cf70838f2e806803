import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../server/content/content'
import { alternatesOf, escapeHtml } from '../src/shared/head'
import { pageFile } from './page-file.js'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Of the links to a page's other languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
const XHTML = 'http://www.w3.org/1999/xhtml'

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'

/** sitemap.xml of every page that may be listed, with the date of its last change, its other languages and its pictures, and robots.txt. */
export async function writeSitemap(dir: string, contents: readonly Content[], siteUrl: string): Promise<void> {
  const urls = contents.flatMap((content) => urlsOf(content, siteUrl, dir))
  const links = contents.length > 1 ? ` xmlns:xhtml="${XHTML}"` : ''
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}"${links} xmlns:image="${IMAGE}">\n${urls.join('\n')}\n</urlset>\n`
  await writeFile(join(dir, 'sitemap.xml'), sitemap)
  await writeFile(join(dir, 'robots.txt'), `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

const urlsOf = ({ routes, records }: Content, siteUrl: string, dir: string): string[] =>
  routes
    .filter(({ route }) => route.index)
    .map((page) => {
      const { seo, modified } = records.get(page.path) ?? {}
      const changed = modified ? `<lastmod>${modified}</lastmod>` : ''
      const others = seo?.languages ? alternatesOf(page, seo) : []
      const links = others.map(
        ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(siteUrl + path)}"/>`,
      )
      const pictures = picturesOf(readFileSync(join(dir, pageFile(page.path)), 'utf8')).map(
        (src) => `<image:image><image:loc>${escapeHtml(siteUrl + src)}</image:loc></image:image>`,
      )
      return `<url><loc>${escapeHtml(siteUrl + page.path)}</loc>${changed}${links.join('')}${pictures.join('')}</url>`
    })

/** The pictures that a page tells about in words; the others decorate it. */
function picturesOf(document: string): string[] {
  const main = document.slice(document.indexOf('<main'), document.indexOf('</main>'))
  const told = [...main.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => /\salt="[^"]/.test(tag))
  return [...new Set(told.map(([tag]) => /\ssrc="(\/[^"#]+)/.exec(tag)?.[1] ?? ''))].filter(Boolean)
}
