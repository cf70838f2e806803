import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../server/content/content'
import { alternatesOf, escapeHtml } from '../src/shared/head'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Of the links to a page's other languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
const XHTML = 'http://www.w3.org/1999/xhtml'

/** sitemap.xml of every page that may be listed, with the date of its last change and its other languages, and robots.txt. */
export async function writeSitemap(dir: string, contents: readonly Content[], siteUrl: string): Promise<void> {
  const urls = contents.flatMap((content) => urlsOf(content, siteUrl))
  const links = contents.length > 1 ? ` xmlns:xhtml="${XHTML}"` : ''
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}"${links}>\n${urls.join('\n')}\n</urlset>\n`
  await writeFile(join(dir, 'sitemap.xml'), sitemap)
  await writeFile(join(dir, 'robots.txt'), `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

const urlsOf = ({ routes, records }: Content, siteUrl: string): string[] =>
  routes
    .filter(({ route }) => route.index)
    .map((page) => {
      const { seo, modified } = records.get(page.path) ?? {}
      const changed = modified ? `<lastmod>${modified}</lastmod>` : ''
      const others = seo?.languages ? alternatesOf(page, seo) : []
      const links = others.map(
        ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(siteUrl + path)}"/>`,
      )
      return `<url><loc>${escapeHtml(siteUrl + page.path)}</loc>${changed}${links.join('')}</url>`
    })
