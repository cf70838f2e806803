import type { ApiCache } from '../lib/api'
import { type Head, headOf } from '../shared/head'
import { matchRoute } from '../shared/routes'
import { whileLoading } from '../stores/loading'

const siteUrl: string = import.meta.env.VITE_SITE_URL ?? ''

/** The head of a page by its SEO record; undefined when that cannot be had: a page is shown without it rather than not at all. */
export function loadHead(api: ApiCache, path: string): Promise<Head | undefined> {
  const page = matchRoute(path)
  const asked = Promise.all([api.read('site'), api.read('seo', { path })])
  return whileLoading(
    asked.then(
      ([site, seo]) => page && headOf({ ...page, seo, site, siteUrl }),
      () => undefined,
    ),
  )
}

/** Writes a head in place of the one before. Structured data and feeds stay behind: crawlers read documents. */
export function applyHead({ title, tags }: Head): void {
  document.title = title
  document.head.querySelectorAll('[data-head], [data-feed], script[type="application/ld+json"]').forEach((tag) => tag.remove())
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag)
    element.dataset.head = ''
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
