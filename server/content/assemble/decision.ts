import type { Decision, Outcome } from '../../../src/shared/contract/content'
import { href } from '../../../src/shared/routes'
import type { SourceNumbers } from '../markdown/citations'
import type { PageText } from '../markdown/page-text'
import type { SourceFile } from '../read/source-file'
import { type DecisionFields, gridRows } from '../schema/decision'
import type { BuildContext } from './context'
import { consented } from './live'

interface Parts {
  source: SourceFile
  text: PageText
  numbers: SourceNumbers
  /** The treatment's own. */
  path: string
}

/** The decision of a treatment with its texts rendered. What is rendered first is where its sources lead back to. */
export function buildDecision(context: BuildContext, data: DecisionFields, { source, text, numbers, path }: Parts): Decision {
  const untreated = text.inline(data.untreated, ['untreated'])
  const outcomes = data.outcomes.map((outcome) => buildOutcome(outcome, numbers))
  const unknown = data.unknown.map((item, index) => text.inline(item, ['unknown', index]))
  const grid = gridRows.map((row) => ({
    row,
    cells: data.options.map(({ id }) => text.inline(data.grid[row][id] ?? '', ['grid', row, id])),
  }))
  data.options.forEach((option, index) => {
    const verdict = option.href && context.links.judge(option.href, { path, file: source.file, line: 0 })
    if (verdict && verdict.is === 'broken') context.problem(source, ['options', index, 'href'], verdict.message)
  })
  const { decision, options, weigh, costs, searched } = data
  return {
    ...decision,
    untreated,
    options: options.map(({ name, how, href: to }) => ({ name, how, ...(to ? { href: to } : {}) })),
    grid,
    outcomes,
    unknown,
    weigh,
    costs,
    ...prices(context, source.slug),
    searched,
    sources: data.sources.map(({ key: _key, ...rest }) => rest),
    seeAlso: seeAlso(context, path),
    said: said(context),
  }

  function buildOutcome(
    { rate, low, high, picture, source: key, ...rest }: DecisionFields['outcomes'][number],
    cited: SourceNumbers,
  ): Outcome {
    const number = cited.number(key) ?? 0
    const option = data.options.find(({ id }) => id === rest.option)?.name ?? ''
    const best = low !== undefined && rate !== undefined ? { best: rate } : {}
    const share = { low: low ?? rate ?? 0, high: high ?? rate ?? 0, ...best }
    return { ...rest, ...share, option, source: number, first: cited.isFirst(key), picture: picture ?? false }
  }
}

function prices({ files: { clinic } }: BuildContext, slug: string): Pick<Decision, 'prices'> {
  const { prices: found } = clinic.data
  if (!found) return {}
  const { asOf, consultation, treatments } = found
  const range = treatments[slug]
  return { prices: { asOf, ...(consultation ? { consultation } : {}), ...(range ? { range } : {}) } }
}

/** One case, the results and one article on the same treatment, as far as they are on the site today. */
function seeAlso({ files, today }: BuildContext, path: string): Decision['seeAlso'] {
  const { switches } = files.clinic.data
  const study = files.cases.find(({ data }) => data.treatment === path && data.published <= today && consented(data, today))
  const pair = files.results?.data.find((result) => result.treatment === path && consented(result, today))
  // The one that is most about this treatment.
  const [post] = files.posts
    .filter(({ data }) => data.related.includes(path) && data.published <= today)
    .sort((a, b) => a.data.related.indexOf(path) - b.data.related.indexOf(path) || a.data.related.length - b.data.related.length)
  return [
    ...(study && switches.cases
      ? [{ kind: 'case' as const, path: href('case', { case: study.source.slug }), title: study.data.title }]
      : []),
    ...(pair && switches.results ? [{ kind: 'results' as const, path: href('results'), title: pair.title }] : []),
    ...(post ? [{ kind: 'post' as const, path: href('post', { post: post.source.slug }), title: post.data.title }] : []),
  ]
}

function said({ files }: BuildContext): Decision['said'] {
  const nothing = { wrote: '', checked: '', paid: '', interest: '', method: '', update: '', elsewhere: [] }
  return files.decisionAids?.data ?? nothing
}
