import type { Content } from '../../server/content/content'
import type { Page } from '../../src/shared/routes'
import { languages, pathIn } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import { pageTitle } from '../page-title'
import { markdownPath } from './markdown-path'

/** What there is to read for an assistant, by section, each page as Markdown (llmstxt.org). */
export function llmsTxt(content: Content, siteUrl: string): string {
  const { site, lang, categories, records } = content
  const { frameWords } = catalogue(lang)
  const { line, city, region, postalCode } = site.address
  const others = (records.get(pathIn(lang, '/'))?.seo.languages ?? []).filter((other) => other !== lang)
  const indexed = content.routes.filter(({ route }) => route.index)
  const treatments = indexed.filter(({ route }) => route.shelf === 'treatments')
  const posts = indexed.filter(({ route }) => route.kind === 'blog' || route.kind === 'post')
  const entry = (page: Page) =>
    `- [${pageTitle(page, content)}](${siteUrl}${markdownPath(page.path)}): ${records.get(page.path)?.seo.description_tag}`
  const section = (heading: string, pages: readonly Page[]) =>
    pages.length > 0 ? [`## ${heading}\n\n${pages.map(entry).join('\n')}`] : []
  return [
    `# ${site.fullName}`,
    `> ${site.footer.about}`,
    [
      `${line}, ${city}, ${region} ${postalCode}`,
      ...site.phones.map(({ label, number }) => `${label}: ${number}`),
      site.email,
      ...others.map((other) => `[${languages[other].name}](${siteUrl}${pathIn(other, '/llms.txt')})`),
    ]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    site.footer.disclaimer,
    ...section(
      frameWords.treatments,
      treatments.filter(({ params }) => !params['category']),
    ),
    ...categories.flatMap(({ slug, title }) =>
      section(
        title,
        treatments.filter(({ params }) => params['category'] === slug),
      ),
    ),
    ...section(frameWords.blog, posts),
    ...section(
      frameWords.aboutClinic,
      indexed.filter((page) => !treatments.includes(page) && !posts.includes(page)),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}
