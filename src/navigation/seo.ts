import type { ApiCache } from '../lib/api'
import { type Head, headOf } from '../shared/head'
import { matchRoute } from '../shared/routes'
import { navigation } from '../stores/navigation'

const siteUrl: string = import.meta.env.VITE_SITE_URL ?? ''
let next: { path: string; head: Head } | undefined

/** Fetches the SEO record of a page. A page is shown without it rather than not at all. */
export async function loadSeo(api: ApiCache, path: string): Promise<void> {
  navigation.seoLoading = true
  try {
    const [site, record] = await Promise.all([api.read('site'), api.read('seo', { path })])
    const match = matchRoute(path)
    if (match) next = { path, head: headOf({ path, route: match.route, seo: record, site, siteUrl }) }
  } catch {
    next = undefined
  } finally {
    navigation.seoLoading = false
  }
}

/** Writes the head of a page that has just come into the document. Structured data stays behind: crawlers read documents. */
export function applyHead(path: string): void {
  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove())
  if (next?.path !== path) {
    document.title = document.querySelector('h1')?.textContent ?? document.title
    return
  }
  document.title = next.head.title
  document.head.querySelectorAll('[data-head]').forEach((tag) => tag.remove())
  for (const { tag, attributes } of next.head.tags) {
    const element = document.createElement(tag)
    element.dataset.head = ''
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
