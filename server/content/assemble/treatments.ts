import type { Treatment } from '../../../src/shared/contract/content'
import type { Lang } from '../../../src/shared/languages'
import { catalogue } from '../../../src/shared/words/catalogue'
import { daysOf, partsOf, type Stretch } from '../../../src/shared/recovery-time'
import { checkTreatmentSections } from '../check/treatment-sections'
import { checkReview } from '../check/reviews'
import { checkWords } from '../check/words'
import type { PageText } from '../markdown/page-text'
import type { Files } from '../read/files'
import type { BuildContext } from './context'

/** All treatments in full, in the order of their categories. */
export function buildTreatments(context: BuildContext): Treatment[] {
  const { files } = context
  return files.categories
    .toSorted((a, b) => a.data.order - b.data.order)
    .flatMap((category) =>
      files.treatments
        .filter((treatment) => treatment.category === category.source.slug)
        .toSorted((a, b) => a.data.order - b.data.order)
        .flatMap((treatment) => buildTreatment(context, treatment, category.data.title) ?? []),
    )
}

function buildTreatment(context: BuildContext, entry: Files['treatments'][number], categoryTitle: string): Treatment | undefined {
  const { source, data, category } = entry
  const card = context.cardsOf(category).find(({ slug }) => slug === source.slug)
  if (!card) return undefined
  const text = context.textOf(card.path, source)
  const lead = text.lead(data.lead)
  const { intro, sections } = text.body()
  if (intro) context.problem(source, [], 'has text before its first section')
  checkTreatmentSections(source, sections, context.problems)
  checkWords(source, { min: 900, max: 1600, withFrontMatter: true }, context.problems)
  checkReview(context, source, data.review)
  const faq = data.faq.map(({ q, a }, index) => ({
    q,
    id: text.anchors.take(`faq ${q}`),
    html: text.block(a, ['faq', index, 'a']),
  }))
  const related = data.related.flatMap((path, index) => context.card(source, ['related', index], path) ?? [])
  if (related.some(({ path }) => path === card.path)) context.problem(source, ['related'], 'leads to the page itself')
  return {
    ...card,
    categoryTitle,
    lead,
    figure: context.figure(entry),
    facts: data.facts,
    sections,
    ...beforeAnaesthetic(context, entry, text),
    timeline: data.timeline.map((step) => stepOf(step, context.lang)),
    risks: data.risks,
    callAtOnce: data.callAtOnce,
    faq,
    questions: data.questions,
    related,
    sources: data.sources.map(withoutUndefined),
    review: data.review,
  }
}

function inWords(stretch: Stretch, lang: Lang): string {
  const { unit, first, last } = partsOf(stretch)
  return catalogue(lang).stretch(unit, first, last)
}

const stepOf = ({ title, text, ...stretch }: Files['treatments'][number]['data']['timeline'][number], lang: Lang) => ({
  when: inWords(stretch, lang),
  ...daysOf(stretch),
  title,
  text,
})

const BEFORE_AN_ANAESTHETIC = 'before-an-anaesthetic'

/** The one text on it, on the pages that offer sedation or a general anaesthetic. */
function beforeAnaesthetic(context: BuildContext, { source, data }: Files['treatments'][number], text: PageText) {
  if (!data.anaesthetic) return {}
  const block = context.files.blocks.find((found) => found.source.slug === BEFORE_AN_ANAESTHETIC)
  if (!block) {
    context.problem(source, ['anaesthetic'], `needs content/blocks/${BEFORE_AN_ANAESTHETIC}.md`)
    return {}
  }
  const id = text.anchors.take(BEFORE_AN_ANAESTHETIC)
  return { beforeAnaesthetic: { id, heading: block.data.title, html: text.shared(block.source) } }
}

/** The contract's optional fields are absent, never undefined. */
export function withoutUndefined<T extends { url?: string | undefined }>({ url, ...rest }: T) {
  return { ...rest, ...(url === undefined ? {} : { url }) }
}
