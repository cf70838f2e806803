import type { SeoRecord } from '../../../src/shared/contract/content'
import type { Page } from '../../../src/shared/routes'
import type { Content } from '../content'
import type { Files } from '../read/files'

interface PageRecord {
  seo: SeoRecord
  /** The day of its last change, YYYY-MM-DD: for the sitemap. */
  modified: string
}

interface Seo {
  title: string
  description: string
  keywords: string[]
}

/** The SEO record and last change of every page on the site, by path. */
export function buildPageRecords(files: Files, pages: readonly Page[]): Map<string, PageRecord> {
  const records = new Map<string, PageRecord>()
  for (const page of pages) {
    const found = recordOf(files, page)
    if (found) records.set(page.path, { seo: seoRecord(found.seo), modified: found.modified })
  }
  return records
}

/** Tells the record of each page in which languages it is there, when there is more than one. */
export function tellLanguages(contents: readonly Content[]): void {
  const found = new Map<string, Content[]>()
  for (const content of contents)
    for (const page of content.routes) found.set(named(page), [...(found.get(named(page)) ?? []), content])
  for (const { records, routes } of contents)
    for (const page of routes) {
      const record = records.get(page.path)
      const having = found.get(named(page)) ?? []
      if (record && having.length > 1) record.seo.languages = having.map(({ lang }) => lang)
    }
}

const named = ({ route, params }: Page) => route.path + JSON.stringify(params)

function recordOf(files: Files, { route, params }: Page): { seo: Seo; modified: string } | undefined {
  const treatments = files.treatments.filter(({ category }) => category === params['category'])
  switch (route.kind) {
    case 'category':
      return reviewed(bySlug(files.categories, params['category']), treatments)
    case 'treatment': {
      const found = bySlug(treatments, params['treatment'])
      return reviewed(found, found ? [found] : [])
    }
    case 'post':
      return dated(bySlug(files.posts, params['post'])?.data, 'updated')
    case 'case':
      return dated(bySlug(files.cases, params['case'])?.data, 'published')
    case 'job':
      return dated(bySlug(files.jobs, params['job'])?.data, 'openSince')
    default:
      return dated(bySlug(files.pages, route.page)?.data, 'updated')
  }
}

/** Numbers are looked up after the surgeon's check, too; a category's table is made of its treatments. */
const reviewed = (
  entry: { data: { seo: Seo; review: { last: string } } } | undefined,
  treatments: readonly { data: { searched: string } }[],
) =>
  entry && {
    seo: entry.data.seo,
    modified: treatments
      .map(({ data }) => data.searched)
      .reduce((last, day) => (day > last ? day : last), entry.data.review.last),
  }

const dated = <Key extends string>(data: ({ seo: Seo } & Record<Key, string>) | undefined, key: Key) =>
  data && { seo: data.seo, modified: data[key] }

const seoRecord = ({ title, description, keywords }: Seo): SeoRecord => ({
  title_tag: title,
  description_tag: description,
  keyword_tag: keywords.join(', '),
})

const bySlug = <T extends { source: { slug: string } }>(entries: readonly T[], slug: string | undefined) =>
  entries.find(({ source }) => source.slug === slug)
