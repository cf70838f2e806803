import type { CaseStudy, ResultPair } from '../../../src/shared/contract/content'
import { href } from '../../../src/shared/routes'
import { slugify } from '../markdown/anchors'
import { checkConsent } from '../check/consents'
import type { Entry } from '../read/files'
import type { CaseFile } from '../schema/case'
import type { BuildContext } from './context'
import { withRecoveryPicture } from './recovery-picture'

/** Sections are known by their anchors; in another language a heading says its own, `## … {#recovery}`. */
const headings = ['The concern', 'What we discussed', 'What was done', 'Recovery', 'What it did not change']

/** The case studies that may be shown today, newest first. @param live their slugs in that order */
export function buildCases(context: BuildContext, live: readonly string[], results: readonly ResultPair[]): CaseStudy[] {
  const cases = context.files.cases.flatMap((entry) => buildCase(context, entry, results) ?? [])
  return live.flatMap((slug) => cases.find((found) => found.slug === slug) ?? [])
}

function buildCase(context: BuildContext, entry: Entry<CaseFile>, results: readonly ResultPair[]): CaseStudy | undefined {
  const { source, data } = entry
  const path = href('case', { case: source.slug }, context.lang)
  const text = context.textOf(path, source)
  const lead = text.lead(data.lead)
  const { sections } = text.body()
  const found = sections.map(({ id }) => id)
  if (found.join('|') !== headings.map(slugify).join('|'))
    context.problem(source, [], `has not exactly the sections ${headings.join(', ')}`)
  checkConsent(context, source, [], data)
  const known = context.files.results?.data.some(({ id }) => id === data.result)
  if (data.result !== undefined && !known) context.problem(source, ['result'], `there is no result ${data.result}`)
  const treatment = context.card(source, ['treatment'], data.treatment)
  const result = results.find(({ id }) => id === data.result)
  if (!treatment) return undefined
  const healing = context.files.treatments.find((one) => `/${one.category}/${one.source.slug}` === data.treatment)?.data.healing
  return {
    slug: source.slug,
    path,
    title: data.title,
    summary: data.summary,
    published: data.published,
    figure: context.figure(entry),
    treatment,
    sample: data.sample,
    lead,
    facts: data.facts,
    sections: withRecoveryPicture(sections, healing, context.lang),
    ...(result ? { result } : {}),
  }
}
