import type { Decision, Outcome } from '../../../src/shared/contract/content'
import { splitPath } from '../../../src/shared/languages'
import { href } from '../../../src/shared/routes'
import type { SourceNumbers } from '../markdown/citations'
import type { PageText } from '../markdown/page-text'
import type { Entry } from '../read/files'
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
  const uncounted = { benefit: new Array<string>(), harm: new Array<string>() }
  data.uncounted.forEach((item, index) => uncounted[item.kind].push(text.inline(item.text, ['uncounted', index, 'text'])))
  const outcomes = data.outcomes.map((outcome) => buildOutcome(outcome, numbers))
  const unknown = data.unknown.map((item, index) => text.inline(item, ['unknown', index]))
  const grid = gridRows.map((row) => ({
    row,
    cells: data.options.map(({ id }) => text.inline(data.grid[row][id] ?? '', ['grid', row, id])),
  }))
  const options = data.options.map(({ name, how, href: to }, index) => {
    const verdict = to ? context.links.judge(to, { path, placeOf: () => ({ file: source.file, line: 0 }) }) : undefined
    if (verdict?.is === 'broken') context.problem(source, ['options', index, 'href'], verdict.message)
    return { name, how, ...(verdict?.is === 'inside' ? { href: verdict.target } : {}) }
  })
  const { decision, sameTime, weigh, costs, searched } = data
  return {
    ...decision,
    untreated,
    sameTime,
    options,
    grid,
    uncounted,
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
    { rate, low, high, picture, source: key, also, ...rest }: DecisionFields['outcomes'][number],
    cited: SourceNumbers,
  ): Outcome {
    const cite = (one: string) => ({ source: cited.number(one) ?? 0, first: cited.isFirst(one) })
    const option = data.options.find(({ id }) => id === rest.option)?.name ?? ''
    const best = low !== undefined && rate !== undefined ? { best: rate } : {}
    const share = { low: low ?? rate ?? 0, high: high ?? rate ?? 0, ...best }
    return { ...rest, ...share, option, ...cite(key), ...(also ? { also: cite(also) } : {}), picture: picture ?? false }
  }
}

function prices({ files: { clinic } }: BuildContext, slug: string): Pick<Decision, 'prices'> {
  const { prices: found } = clinic.data
  if (!found) return {}
  const { asOf, consultation, treatments } = found
  const range = treatments[slug]
  return { prices: { asOf, ...(consultation ? { consultation } : {}), ...(range ? { range } : {}) } }
}

/** One case, the results, one article (on which option is for whom, where there is one) and one film on the same treatment, as far as they are on the site today. */
function seeAlso(context: BuildContext, page: string): Decision['seeAlso'] {
  const { files, links, today } = context
  // As authors write it, in all languages.
  const { path } = splitPath(page)
  const { switches } = files.clinic.data
  const study = files.cases.find(({ data }) => data.treatment === path && data.published <= today && consented(data, today))
  const pair = files.results?.data.find((result) => result.treatment === path && consented(result, today))
  // The one that is most about this treatment.
  const [post] = files.posts
    .filter(({ data }) => data.related.includes(path) && data.published <= today)
    .sort((a, b) => a.data.related.indexOf(path) - b.data.related.indexOf(path) || a.data.related.length - b.data.related.length)
  const film = files.videos?.data.find((video) => video.about === path && video.kind === 'explainer' && consented(video, today))
  /** In the language of the page, where it is there. */
  const there = (target: string) => {
    const verdict = links.judge(target, { path: page, placeOf: () => ({ file: '', line: 0 }) })
    return verdict.is === 'inside' ? verdict.target : target
  }
  const titleOf = (folder: string, { source, data: { title } }: Entry<{ title: string }>) =>
    context.named(`${folder}/${source.slug}`).title ?? title
  return [
    ...(study && switches.cases
      ? [{ kind: 'case' as const, path: there(href('case', { case: study.source.slug })), title: titleOf('cases', study) }]
      : []),
    ...(pair && switches.results
      ? [{ kind: 'results' as const, path: `${there(href('results'))}#${pair.id}`, title: pair.title }]
      : []),
    ...(post
      ? [
          {
            kind: post.data.compares ? ('compare' as const) : ('post' as const),
            path: there(href('post', { post: post.source.slug })),
            title: titleOf('blog', post),
          },
        ]
      : []),
    ...(film ? [{ kind: 'video' as const, path: `${there(href('videos'))}#${film.id}`, title: film.title }] : []),
  ]
}

function said({ files }: BuildContext): Decision['said'] {
  const nothing = { wrote: '', checked: '', paid: '', interest: '', method: '', update: '', fees: '', elsewhere: [] }
  return files.decisionAids?.data ?? nothing
}
