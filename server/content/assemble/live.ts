import { type ContentIndex, expandRoutes, hrefOf } from '../../../src/shared/routes'
import { DEFAULT_LANG } from '../../../src/shared/languages'
import type { Files } from '../read/files'

interface Consent {
  expires: string | null
  withdrawn: boolean
}

/** Whether what a person agreed to may still be shown on that day. */
export const consented = ({ expires, withdrawn }: Consent, today: string) => !withdrawn && (expires === null || expires >= today)

/** What the files describe, and what of it is on the site on a day: consents, dates and switches decide. */
export function contentIndexes(files: Files, today: string): { all: ContentIndex; live: ContentIndex } {
  const categories = byOrder(files.categories).map(({ source: { slug } }) => ({
    slug,
    treatments: byOrder(files.treatments.filter((treatment) => treatment.category === slug)).map(({ source }) => source.slug),
  }))
  const own = { lang: files.lang, ...(files.lang === DEFAULT_LANG ? {} : { texts: slugsIn(files, 'pages') }) }
  const all: ContentIndex = {
    ...own,
    surgeon: files.clinic.data.surgeon.slug,
    categories: slugsIn(files, 'categories').map((slug) => ({ slug, treatments: slugsIn(files, `treatments/${slug}`) })),
    posts: slugsIn(files, 'blog'),
    cases: slugsIn(files, 'cases'),
    jobs: slugsIn(files, 'jobs'),
    switches: { testimonials: true, results: true, cases: true },
  }
  const live: ContentIndex = {
    ...own,
    surgeon: all.surgeon,
    categories,
    posts: newestFirst(files.posts, 'published')
      .filter(({ data }) => data.published <= today)
      .map(({ source }) => source.slug),
    cases: newestFirst(files.cases, 'published')
      .filter(({ data }) => data.published <= today && consented(data, today))
      .map(({ source }) => source.slug),
    jobs: newestFirst(files.jobs, 'openSince')
      .filter(({ data }) => data.openSince <= today && data.closes >= today)
      .map(({ source }) => source.slug),
    switches: files.clinic.data.switches,
  }
  return { all, live }
}

/** The addresses of pages by their paths as authors write them, which name no language. */
export const addressesOf = (index: ContentIndex): ReadonlyMap<string, string> =>
  new Map(expandRoutes(index).map(({ path, route, params }) => [hrefOf(route, params, DEFAULT_LANG), path]))

function newestFirst<Key extends string, T extends { data: Record<Key, string> }>(entries: T[], key: Key): T[] {
  return entries.toSorted((a, b) => b.data[key].localeCompare(a.data[key]))
}

const byOrder = <T extends { data: { order: number } }>(entries: T[]) => entries.toSorted((a, b) => a.data.order - b.data.order)

const slugsIn = ({ slugs }: Files, folder: string): string[] => [...(slugs.get(folder) ?? [])]
