import type { Content } from '../../server/content/content'
import { momentAtClinic } from '../../src/shared/clinic-day'
import type { Post } from '../../src/shared/contract/content'
import { escapeHtml, socialPicture } from '../../src/shared/head'
import { languages, pathIn, splitPath } from '../../src/shared/languages'
import { hrefOf, type Page, routeNamed } from '../../src/shared/routes'
import { catalogue } from '../../src/shared/words/catalogue'

/** RSS 2.0 (rssboard.org/rss-specification) and JSON Feed (jsonfeed.org/version/1.1) of the posts, a pair a language. */
const FEEDS = [
  { path: '/feed.xml', type: 'application/rss+xml', write: rss },
  { path: '/feed.json', type: 'application/feed+json', write: jsonFeed },
] as const

/** For the whole text, its author, and the feed's own address. */
const MODULES = [
  ['atom', 'http://www.w3.org/2005/Atom'],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
]
  .map(([name, address]) => `xmlns:${name}="${address}"`)
  .join(' ')

/** Readers ask again and again: as many as one may have missed. */
const MOST = 20

/** For the documents of the blog and its posts; a navigation inside the app takes them away, as it does structured data. */
export const feedLinks = ({ route }: Page, content: Content, siteUrl: string): string =>
  (route.kind === 'blog' || route.kind === 'post') && content.posts.length > 0
    ? FEEDS.map(
        ({ path, type }) =>
          `<link data-feed rel="alternate" type="${type}" title="${escapeHtml(titleOf(content))}" href="${siteUrl}${pathIn(langOf(content), path)}">`,
      ).join('')
    : ''

/** Of a language that has posts of its own. */
export const feeds = (content: Content, siteUrl: string) =>
  content.posts.length === 0 || langOf(content) !== content.lang
    ? []
    : FEEDS.map(({ path, type, write }) => ({ path: pathIn(content.lang, path), type, text: write(content, siteUrl) }))

const titleOf = ({ lang, site }: Content) => `${site.name}: ${catalogue(lang).frameWords.blog}`
/** Where none is translated, the posts of a content are those of the first language. */
const langOf = ({ posts, lang }: Content) => (posts[0] ? splitPath(posts[0].path).lang : lang)
const newest = ({ posts }: Content) => posts.slice(0, MOST)
const blogOf = ({ lang }: Content, siteUrl: string) => siteUrl + hrefOf(routeNamed('blog'), {}, lang)

function rss(content: Content, siteUrl: string): string {
  const { lang, records } = content
  const blog = blogOf(content, siteUrl)
  const items = newest(content).map((post) => {
    const url = siteUrl + post.path
    return [
      '<item>',
      element('title', post.title),
      element('link', url),
      element('guid', url),
      element('pubDate', inWords(post.published)),
      element('atom:updated', momentAtClinic(post.updated)),
      element('dc:creator', post.author),
      ...post.topics.map((topic) => element('category', topic)),
      element('description', post.summary),
      element('content:encoded', articleOf(post, content, siteUrl)),
      '</item>',
    ].join('\n')
  })
  const latest = newest(content)
    .map((post) => post.updated)
    .reduce((a, b) => (a > b ? a : b))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${MODULES}>`,
    '<channel>',
    element('title', titleOf(content)),
    element('link', blog),
    element('description', records.get(new URL(blog).pathname)?.seo.description_tag ?? titleOf(content)),
    element('language', languages[lang].tag.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(siteUrl + pathIn(lang, '/feed.xml'))}"/>`,
    element('lastBuildDate', inWords(latest)),
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

/** The date of an e-mail, as RSS has it: Sun, 22 Nov 2026 00:00:00 +0530 */
function inWords(day: string): string {
  const [weekday, date, month, year] = new Date(`${day}T00:00:00Z`).toUTCString().split(' ')
  return `${weekday} ${date} ${month} ${year} 00:00:00 ${momentAtClinic(day).slice(-6).replace(':', '')}`
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

function jsonFeed(content: Content, siteUrl: string): string {
  const { lang, site } = content
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(content),
    home_page_url: blogOf(content, siteUrl),
    feed_url: siteUrl + pathIn(lang, '/feed.json'),
    icon: `${siteUrl}/icons/icon-512.png`,
    language: languages[lang].tag,
    authors: [{ name: site.name, url: siteUrl + pathIn(lang, '/') }],
    items: newest(content).map((post) => ({
      id: siteUrl + post.path,
      url: siteUrl + post.path,
      title: post.title,
      summary: post.summary,
      content_html: articleOf(post, content, siteUrl),
      image: siteUrl + socialPicture(post.path),
      date_published: momentAtClinic(post.published),
      date_modified: momentAtClinic(post.updated),
      authors: [{ name: post.author }],
      tags: post.topics,
    })),
  })
}

/** The whole text, with addresses that hold anywhere. */
function articleOf({ path, lead, intro, sections, sources }: Post, { lang }: Content, siteUrl: string): string {
  const named = sources.map(
    ({ title, publisher, url }) =>
      `<li>${url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title)}, ${escapeHtml(publisher)}</li>`,
  )
  const html = [
    `<p>${lead.html}</p>`,
    intro?.html ?? '',
    ...sections.map(({ heading, html: text }) => `<h2>${escapeHtml(heading)}</h2>${text}`),
    named.length > 0 ? `<h2>${escapeHtml(catalogue(lang).readingWords.sources)}</h2><ul>${named.join('')}</ul>` : '',
  ].join('\n')
  return html.replaceAll(' href="/', ` href="${siteUrl}/`).replaceAll(' href="#', ` href="${siteUrl + path}#`)
}
