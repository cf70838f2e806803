import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../server/content/content'
import { escapeHtml } from '../src/shared/head'

/** sitemap.xml of every page that may be listed, with the date of its last change, and robots.txt. */
export async function writeSitemap(dir: string, content: Content, siteUrl: string): Promise<void> {
  const urls = content.routes
    .filter(({ route }) => route.index)
    .map(({ path }) => {
      const modified = content.records.get(path)?.modified
      return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`
    })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  await writeFile(join(dir, 'sitemap.xml'), sitemap)
  await writeFile(join(dir, 'robots.txt'), `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
