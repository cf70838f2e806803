import type { SeoRecord, Site } from './contract/content'
import { DEFAULT_LANG, type Lang, languages } from './languages'
import { hrefOf, type Page } from './routes'

export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

export interface Head {
  title: string
  tags: HeadTag[]
}

export interface HeadInput extends Page {
  seo: SeoRecord
  site: Pick<Site, 'name' | 'sample'>
  /** The canonical base, without a slash at its end. */
  siteUrl: string
}

/** What the head of a page says, the same in the prerendered document and after a navigation. */
export function headOf({ path, seo, site, siteUrl, ...page }: HeadInput): Head {
  const url = siteUrl + path
  return {
    title: seo.title_tag,
    tags: [
      meta({ name: 'description', content: seo.description_tag }),
      meta({ name: 'keywords', content: seo.keyword_tag }),
      ...(page.route.index && !isUnpublished(site, siteUrl) ? [] : [meta({ name: 'robots', content: 'noindex' })]),
      meta({ property: 'og:title', content: seo.title_tag }),
      meta({ property: 'og:url', content: url }),
      meta({ property: 'og:description', content: seo.description_tag }),
      meta({ property: 'og:site_name', content: site.name }),
      ...localesOf(page.lang, seo),
      meta({ property: 'og:type', content: page.route.kind === 'post' ? 'article' : 'website' }),
      meta({ property: 'og:image', content: siteUrl + socialPicture(path) }),
      meta({ name: 'twitter:card', content: 'summary_large_image' }),
      link({ rel: 'canonical', href: url }),
      ...alternatesOf(page, seo).map(([hreflang, to]) => link({ rel: 'alternate', hreflang, href: siteUrl + to })),
    ],
  }
}

const locale = (lang: Lang) => languages[lang].tag.replace('-', '_')

/** The language of a page that has others, and theirs, as social networks write them: en_IN. */
function localesOf(lang: Lang, { languages: there = [] }: SeoRecord): HeadTag[] {
  const others = there.filter((one) => one !== lang)
  if (others.length === 0) return []
  return [
    meta({ property: 'og:locale', content: locale(lang) }),
    ...others.map((one) => meta({ property: 'og:locale:alternate', content: locale(one) })),
  ]
}

/** The addresses of a page in all languages that it is there in, by what search engines call these. */
export function alternatesOf({ lang, route, params }: Omit<Page, 'path'>, { languages: there }: SeoRecord): [string, string][] {
  const known = (there ?? [lang]).map((one): [string, string] => [languages[one].tag.toLowerCase(), hrefOf(route, params, one)])
  return there ? [...known, ['x-default', hrefOf(route, params, DEFAULT_LANG)]] : known
}

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes })
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

/** The address of a page's social preview picture, made at build time. */
export function socialPicture(path: string): string {
  return `/social${path === '/' ? '/home' : path}.png`
}

/** A sample clinic on a public address must not be listed by search engines. */
function isUnpublished(site: Pick<Site, 'sample'>, siteUrl: string): boolean {
  return site.sample && !/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(siteUrl)
}

/** The head as HTML; each tag is marked, so that the next navigation can take it out again. */
export function renderHead(head: Head): string {
  const tags = head.tags.map(
    ({ tag, attributes }) =>
      `<${tag} data-head ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
        .join(' ')}>`,
  )
  return `<title>${escapeHtml(head.title)}</title>${tags.join('')}`
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
