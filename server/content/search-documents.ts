import type { Section } from '../../src/shared/contract/content'
import { escapeHtml } from '../../src/shared/head'
import { splitPath } from '../../src/shared/languages'
import { href } from '../../src/shared/routes'
import type { SearchDocument, SearchSection } from '../../src/shared/search'
import { catalogue } from '../../src/shared/words/catalogue'
import type { Content } from './content'
import { plainText } from './markdown/plain-text'

/** A text of a page, and under which anchor and heading it stands there; the head has none. */
interface Part {
  html: string
  id?: string
  heading?: string
}

/** What the site search looks through: every page that search or 'Save for offline' may show. */
export function searchDocuments(content: Content): SearchDocument[] {
  const document = (
    kind: SearchDocument['kind'],
    path: string,
    title: string,
    parts: Part[],
    names: string[] = [],
    inShort = '',
  ): SearchDocument => {
    const { mainly, also, places } = content.layWords.get(path) ?? { mainly: [], also: [], places: {} }
    const known = { path, title, kind, words: [...mainly, ...names], also, places }
    if (splitPath(path).lang === content.lang) return { ...known, ...inOneText(parts) }
    return { ...known, ...inOneText([head(escapeHtml(inShort))]), more: inOneText(parts).text }
  }
  const pages = content.routes.flatMap(({ path, route }) => {
    const page = route.index && route.page ? content.pages.get(route.page) : undefined
    return page
      ? [document('page', path, page.title, [head(page.lead.html, page.intro?.html ?? ''), ...partsOf(page.sections)])]
      : []
  })
  return [
    ...content.treatments.map(({ path, menu, summary, lead, sections, timeline, faq, risks, callAtOnce, decision }) => {
      const questions = faq.map(({ q, id, html }) => ({ id, heading: q, html: `${escapeHtml(q)} ${html}` }))
      const named = Object.values(risks).flatMap((list) => list.map(({ name }) => escapeHtml(name)))
      const options = [decision.untreated, ...decision.options.map(({ name }) => escapeHtml(name))]
      const steps = timeline.map(({ when, title, html }) => `${escapeHtml(`${when} ${title}`)} ${html}`).join(' ')
      const parts = partsOf(sections).map((part) => (part.id === 'recovery' ? { ...part, html: `${part.html} ${steps}` } : part))
      const calls = {
        id: 'call-at-once',
        heading: catalogue(content.lang).frameWords.callAtOnce,
        html: escapeHtml(callAtOnce.join('. ')),
      }
      const risky = { id: 'risks', heading: sections.find(({ id }) => id === 'risks')?.heading ?? '', html: named.join(' ') }
      return document('treatment', path, menu, [
        head(escapeHtml(summary), lead.html, ...options),
        ...parts,
        ...questions,
        risky,
        calls,
      ])
    }),
    ...content.categories.map(({ path, menu, listedAs, summary, lead, intro, sections }) =>
      document(
        'category',
        path,
        menu,
        [head(escapeHtml(summary), lead.html, intro.html), ...partsOf(sections)],
        listedAs ? [listedAs] : [],
      ),
    ),
    ...content.posts.map(({ path, title, summary, lead, intro, sections, topics }) =>
      document(
        'post',
        path,
        title,
        [head(escapeHtml(summary), lead.html, intro?.html ?? ''), ...partsOf(sections)],
        topics,
        summary,
      ),
    ),
    ...content.cases.map(({ path, title, summary, lead, sections }) =>
      document('case', path, title, [head(escapeHtml(summary), lead.html), ...partsOf(sections)]),
    ),
    ...content.jobs.map(({ path, title, summary, sections }) =>
      document('job', path, title, [head(escapeHtml(summary)), ...partsOf(sections)]),
    ),
    ...pages.filter(({ path }) => path !== href('home')),
  ]
}

const head = (...texts: string[]): Part => ({ html: texts.join(' ') })

/** Plain text is escaped, so that one pass undoes both. */
const partsOf = (sections: readonly Section[]): Part[] =>
  sections.map(({ id, heading, html }) => ({ id, heading, html: `${escapeHtml(heading)} ${html}` }))

/** The parts as one text, and the words of it with which those under a heading begin. */
function inOneText(parts: Part[]): Pick<SearchDocument, 'text' | 'sections'> {
  const words: string[] = []
  const sections = parts.map(({ id = '', heading = '', html }): SearchSection => {
    const from = words.length
    const text = plainText(html)
    if (text) words.push(...text.split(' '))
    return [from, id, heading]
  })
  return { text: words.join(' '), sections }
}
