import { stringify } from 'yaml'
import type { Content } from '../../server/content/content'
import type { Review } from '../../src/shared/contract/content'
import { DEFAULT_LANG, type Lang, languages } from '../../src/shared/languages'
import type { Page } from '../../src/shared/routes'
import { inMarkdown } from './in-markdown'
import { readable } from './readable'

/** A page as Markdown, of what the page itself shows, with who wrote and reviewed it in the front matter. */
export function pageMarkdown(document: string, page: Page, content: Content, siteUrl: string): string {
  const { title, html } = readable(document, siteUrl)
  const record = content.records.get(page.path)
  const here = <Item extends { path: string }>(items: readonly Item[]) => items.find(({ path }) => path === page.path)
  const post = here(content.posts)
  const review =
    here(content.treatments)?.review ?? here(content.categories)?.review ?? content.pages.get(page.route.page ?? '')?.review
  const front = {
    title,
    description: record?.seo.description_tag,
    canonical: siteUrl + page.path,
    language: languages[page.lang].tag,
    ...(post ? { published: post.published } : {}),
    updated: record?.modified,
    ...(review ? { author: review.author, ...reviewed(page.lang, review) } : {}),
    ...(post ? { author: post.author, reviewer: post.reviewer } : {}),
    publisher: content.site.fullName,
    note: content.site.footer.disclaimer,
  }
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n# ${title}\n\n${plain(inMarkdown(html))}\n`
}

/** Who has checked the page: of a translation, the page that it was written from. */
function reviewed(lang: Lang, { reviewer, last, next }: Review) {
  const checked = { reviewer, reviewed: last, nextReview: next }
  return lang === DEFAULT_LANG ? checked : { translatedFrom: { language: languages[DEFAULT_LANG].tag, ...checked } }
}

/** Without padding of tables, and without escapes that no reader needs: a number before a full stop in a sentence, the number of a source. */
const plain = (markdown: string) =>
  markdown
    .replace(/^\|.*$/gm, (row) => row.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---'))
    .replace(/(?<=[\p{L}),;:%] \S*\d)\\\./gu, '.')
    .replace(/\\\[(\d+)\\\]/g, '[$1]')
    .replace(/^((?:- |\d+\. ).*\S)\n(?=[^-\s\d])/gm, '$1\n\n')
    .replace(/^(!\[.*)\n(?=\S)/gm, '$1\n\n')
