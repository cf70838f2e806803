import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CategoryInFull, Decision, Treatment } from '../../../src/shared/contract/content'
import { DEFAULT_LANG } from '../../../src/shared/languages'
import { href } from '../../../src/shared/routes'
import { checkReview } from '../check/reviews'
import { checkWords } from '../check/words'
import { plainText } from '../markdown/plain-text'
import type { Files } from '../read/files'
import type { GridRow } from '../schema/decision'
import type { BuildContext } from './context'

/** The categories in full, in their order. */
export function buildCategories(context: BuildContext, treatments: readonly Treatment[]): CategoryInFull[] {
  const { files } = context
  const firsts = files.categories.filter(({ data }) => data.first)
  for (const { source } of firsts.slice(1)) context.problem(source, ['first'], 'is set on more than one category')
  const [any] = files.categories
  if (any && firsts.length === 0 && context.lang === DEFAULT_LANG) context.problem(any.source, ['first'], 'is set on no category')
  for (const { source, category } of files.treatments)
    if (context.lang === DEFAULT_LANG && !files.categories.some(({ source: { slug } }) => slug === category))
      context.problem(source, [], `lies in the folder of ${category}, which is not a category`)
  return files.categories
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => buildCategory(context, entry, treatments))
}

function buildCategory(
  context: BuildContext,
  entry: Files['categories'][number],
  treatments: readonly Treatment[],
): CategoryInFull {
  const { source, data } = entry
  const path = href('category', { category: source.slug }, context.lang)
  const text = context.textOf(path, source)
  const lead = text.lead(data.lead)
  const { intro, sections } = text.body()
  if (!intro) context.problem(source, [], 'has no introduction before its first section')
  if (context.lang === DEFAULT_LANG) checkWords(source, { min: 300, max: 600, withFrontMatter: false }, context.problems)
  checkReview(context, source, data.review)
  const cards = context.cardsOf(source.slug)
  if (cards.length === 0) context.problem(source, [], 'has no treatments')
  const guide = data.guide.flatMap((row, index) => {
    const treatment = context.card(source, ['guide', index, 'then'], row.then)
    return treatment ? [{ if: row.if, treatment, why: row.why }] : []
  })
  const shown = new Set([...cards, ...guide.map(({ treatment }) => treatment)].map(({ path: of }) => of))
  const unguided = cards.filter(({ path: of }) => !guide.some(({ treatment }) => treatment.path === of))
  for (const card of unguided) context.warn(source, ['guide'], 'unfinished', `does not say for whom ${card.path} is`)
  const picture = `/drawings/categories/${source.slug}.svg`
  return {
    slug: source.slug,
    path,
    title: data.title,
    menu: data.menu,
    ...(data.listedAs ? { listedAs: data.listedAs } : {}),
    summary: data.summary,
    figure: context.figure({ source, data }),
    ...(existsSync(join(context.publicDir, picture)) ? { picture } : {}),
    treatments: cards,
    lead,
    intro: intro ?? { id: 'intro', html: '' },
    sections,
    guide,
    ...(data.untreated ? { untreated: text.inline(data.untreated, ['untreated']) } : {}),
    which: cards.flatMap(({ path: of, menu }) => {
      const decision = treatments.find((one) => one.path === of)?.decision
      return decision ? [{ path: of, menu, ...ownCells(decision) }] : []
    }),
    comparison: cards.flatMap((card) => {
      const treatment = treatments.find(({ path: treatmentPath }) => treatmentPath === card.path)
      return treatment ? [{ path: card.path, menu: card.menu, facts: treatment.facts }] : []
    }),
    work: treatments
      .filter((one) => shown.has(one.path))
      .map((one) => ({ path: one.path, said: one.facts.deskWork, days: one.ready.desk })),
    review: context.reviewed(data.review),
  }
}

/** Of a page's own treatment, the first of its options: a fact has one home, the treatment's file. */
function ownCells({ grid }: Decision) {
  const own = (asked: GridRow) => plainText(grid.find(({ row }) => row === asked)?.cells[0] ?? '')
  return { changes: own('changes'), worst: own('worst'), undo: own('undo') }
}
