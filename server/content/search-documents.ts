import type { Section } from '../../src/shared/contract/content'
import { escapeHtml } from '../../src/shared/head'
import { href } from '../../src/shared/routes'
import type { SearchDocument } from '../../src/shared/search'
import type { Content } from './content'
import { plainText } from './markdown/plain-text'

/** What the site search looks through: every page that search or 'Save for offline' may show. */
export function searchDocuments(content: Content): SearchDocument[] {
  const document = (
    kind: SearchDocument['kind'],
    path: string,
    title: string,
    texts: string[],
    names: string[] = [],
  ): SearchDocument => {
    const { mainly, also } = content.layWords.get(path) ?? { mainly: [], also: [] }
    return { path, title, kind, text: plainText(texts.join(' ')), words: [...mainly, ...names], also }
  }
  const pages = content.routes.flatMap(({ path, route }) => {
    const page = route.index && route.page ? content.pages.get(route.page) : undefined
    return page ? [document('page', path, page.title, [page.lead.html, page.intro?.html ?? '', ...htmlOf(page.sections)])] : []
  })
  return [
    ...content.treatments.map(({ path, menu, summary, lead, sections, faq, risks, decision }) => {
      const questions = faq.flatMap(({ q, html }) => [escapeHtml(q), html])
      const named = Object.values(risks).flatMap((list) => list.map(({ name }) => escapeHtml(name)))
      const options = [decision.untreated, ...decision.options.map(({ name }) => escapeHtml(name))]
      const texts = [escapeHtml(summary), lead.html, ...options, ...htmlOf(sections), ...questions, ...named]
      return document('treatment', path, menu, texts)
    }),
    ...content.categories.map(({ path, menu, listedAs, summary, lead, intro, sections }) =>
      document(
        'category',
        path,
        menu,
        [escapeHtml(summary), lead.html, intro.html, ...htmlOf(sections)],
        listedAs ? [listedAs] : [],
      ),
    ),
    ...content.posts.map(({ path, title, summary, lead, intro, sections, topics }) =>
      document('post', path, title, [escapeHtml(summary), lead.html, intro?.html ?? '', ...htmlOf(sections)], topics),
    ),
    ...content.cases.map(({ path, title, summary, lead, sections }) =>
      document('case', path, title, [escapeHtml(summary), lead.html, ...htmlOf(sections)]),
    ),
    ...content.jobs.map(({ path, title, summary, sections }) =>
      document('job', path, title, [escapeHtml(summary), ...htmlOf(sections)]),
    ),
    ...pages.filter(({ path }) => path !== href('home')),
  ]
}

/** Plain text is escaped, so that one pass undoes both. */
const htmlOf = (sections: readonly Section[]) => sections.flatMap(({ heading, html }) => [escapeHtml(heading), html])
