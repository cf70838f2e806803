import type { Treatment } from '../../../src/shared/contract/content'
import type { Lang } from '../../../src/shared/languages'
import { catalogue } from '../../../src/shared/words/catalogue'
import { daysOf, partsOf, type Stretch } from '../../../src/shared/recovery-time'
import { checkCitations } from '../check/citations'
import { checkDecision } from '../check/decision'
import { checkGrade } from '../check/grade'
import { checkTreatmentSections } from '../check/treatment-sections'
import { checkReview } from '../check/reviews'
import { checkWords } from '../check/words'
import { SourceNumbers } from '../markdown/citations'
import type { PageText } from '../markdown/page-text'
import type { Files } from '../read/files'
import type { BuildContext } from './context'
import { buildDecision } from './decision'
import { withRecoveryPicture } from './recovery-picture'
import { withStepPicture } from './step-picture'

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
  const english = context.english((files) =>
    files.treatments.find((one) => one.category === category && one.source.slug === source.slug),
  )
  if (!english) checkDecision(data, (field, message) => context.problem(source, field, message))
  checkCitations(source, data, context.problems)
  const numbers = new SourceNumbers(
    data.sources.map(({ key }) => key),
    catalogue(context.lang).contentWords.source,
  )
  const text = context.textOf(card.path, source, numbers)
  const lead = text.lead(data.lead)
  const decision = buildDecision(context, data, { source, text, numbers, path: card.path })
  const grade = checkGrade(english?.source ?? source, english ? [] : context.problems)
  const { intro, sections } = text.body()
  if (intro) context.problem(source, [], 'has text before its first section')
  checkTreatmentSections(source, sections, context.problems)
  if (!english) checkWords(source, { min: 800, max: 1600, withFrontMatter: true }, context.problems)
  checkReview(context, source, data.review)
  if (data.searched > data.review.last)
    context.warn(
      source,
      ['searched'],
      'review',
      `${data.searched} is after the last check, of ${data.review.last}: newer numbers await it`,
    )
  const risks = (group: keyof typeof data.risks) =>
    data.risks[group].map((risk, index) => ({ name: risk.name, html: text.inline(risk.text, ['risks', group, index, 'text']) }))
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
    sections: withRecoveryPicture(withStepPicture(context.publicDir, source.slug, sections), data.healing, context.lang),
    ...beforeAnaesthetic(context, entry, text),
    ready: data.ready,
    timeline: data.timeline.map(({ title, text: what, ...stretch }, index) => ({
      when: inWords(stretch, context.lang),
      ...daysOf(stretch),
      title,
      html: text.inline(what, ['timeline', index, 'text']),
    })),
    risks: { common: risks('common'), uncommon: risks('uncommon'), rare: risks('rare'), uncounted: risks('uncounted') },
    callAtOnce: data.callAtOnce,
    faq,
    questions: data.questions,
    related,
    decision,
    grade,
    review: context.reviewed(data.review),
  }
}

function inWords(stretch: Stretch, lang: Lang): string {
  const { unit, first, last } = partsOf(stretch)
  return catalogue(lang).stretch(unit, first, last)
}

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
