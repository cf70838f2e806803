import * as v from 'valibot'
import { withoutCitations } from '../markdown/citations'
import { graphemes } from './graphemes'
import { choice, day, flag, kept, list, path, slug, text, webAddress } from './fields'

/** Text that may cite sources: `[@key]` is not counted. */
const cited = (max: number, min = 1) =>
  v.pipe(
    text(),
    v.check(
      (value) => withoutCitations(value).length >= min,
      (issue) => `is shorter than ${min} characters (${withoutCitations(String(issue.input)).length})`,
    ),
    v.check(
      (value) => value.length <= max || graphemes(withoutCitations(value)) <= max,
      (issue) => `is longer than ${max} characters (${graphemes(withoutCitations(String(issue.input)))})`,
    ),
  )

const AMOUNT = /₹|\bRs\b|\bINR\b|\brupees?\b|\blakhs?\b/i
const priced = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((value) => !AMOUNT.test(value), 'names an amount: what the clinic charges stands in clinic.yaml'),
  )

/** The questions of the grid, in the order in which people ask them. */
export const gridRows = ['changes', 'helps', 'lasts', 'asks', 'harms', 'sameTime', 'worst', 'undo', 'price'] as const
export type GridRow = (typeof gridRows)[number]

const cells = (cell: v.GenericSchema<string, string> = cited(150)) =>
  v.record(v.string(), cell, 'is not a text for each option, such as { surgery: …, none: … }')

/** Counted people, or a tenth where a study gives one. */
const people = v.pipe(
  v.number('is not a number'),
  v.minValue(0, 'is less than nobody'),
  v.check((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'has more than one decimal'),
)

/** What is counted. Only people and operations are drawn: a figure that stands for a syringe would be read as a person. */
export const units = ['people', 'operations', 'treatments', 'sessions', 'peels', 'syringes', 'spots'] as const

const OF = [100, 1_000, 10_000, 100_000] as const

const outcome = v.strictObject({
  id: slug,
  option: slug,
  kind: choice(['benefit', 'harm']),
  name: text(120),
  of: v.picklist(OF, `is not one of ${OF.join(', ')}`),
  unit: v.optional(choice(units), 'people'),
  /** A rate alone is one study's; with low and high it is the best estimate; low and high alone are the range over studies. */
  rate: v.exactOptional(people),
  low: v.exactOptional(people),
  high: v.exactOptional(people),
  /** The same event with a dummy or no treatment, of as many people. */
  without: v.exactOptional(people),
  /** What the others were: 'not satisfied, or unsure'. */
  opposite: v.exactOptional(text(60)),
  among: text(120),
  within: text(60),
  certainty: choice(['high', 'moderate', 'low', 'very-low']),
  why: text(160),
  source: slug,
  /** Who gives the other end of the range, or what `why` tells of another study. */
  also: v.exactOptional(slug),
  picture: v.exactOptional(flag),
})

/** What nobody has counted, said before the rates: under a rate it would be read as if the number were its own. */
const uncounted = v.strictObject({
  option: slug,
  kind: choice(['benefit', 'harm']),
  text: cited(400),
})

export const sourceKinds = [
  'systematic-review',
  'trial',
  'registry',
  'cohort',
  'series',
  'survey',
  'review',
  'guideline',
  'public-body',
  'news',
  'manufacturer',
] as const

const year = v.pipe(v.number('is not a year'), v.integer('is not a year'), v.minValue(1950, 'is not a year'))

export const decisionSources = kept(
  list(
    v.strictObject({
      key: slug,
      /** Surname of the first author; a body that wrote it itself stands as publisher. */
      author: v.exactOptional(text(40)),
      title: text(300),
      publisher: text(200),
      year: v.exactOptional(year),
      /** When it was looked at: of a page of a public body that names no year. */
      seen: v.exactOptional(day),
      kind: choice(sourceKinds),
      n: v.exactOptional(text(80)),
      url: v.exactOptional(webAddress),
      /** Who paid, where that was the maker or somebody else with a stake. */
      funded: v.exactOptional(text(80)),
    }),
    3,
  ),
)

/** What makes a treatment's page help with a decision. */
export const decisionEntries = {
  decision: v.strictObject({
    question: v.pipe(text(160), v.endsWith('?', "does not end with '?'")),
    for: text(200),
    notFor: text(200),
  }),
  untreated: cited(600, 150),
  /** Over what time, and of what, the options are compared: '30 days, a serious problem'. */
  sameTime: text(80),
  options: list(
    v.strictObject({
      id: slug,
      name: text(32),
      how: text(160),
      href: v.exactOptional(path),
      none: v.exactOptional(flag),
      /** No count of its harms is known; the grid says so. */
      uncounted: v.exactOptional(flag),
    }),
    2,
    5,
  ),
  grid: v.strictObject({
    changes: cells(),
    helps: cells(),
    lasts: cells(),
    asks: cells(),
    harms: cells(),
    /** One event over one time, for each option, or that nobody has counted it so. */
    sameTime: cells(),
    worst: cells(),
    undo: cells(),
    price: cells(priced(cited(150))),
  } satisfies Record<GridRow, v.GenericSchema>),
  uncounted: v.optional(list(uncounted, 0, 4), []),
  outcomes: list(outcome, 4, 10),
  unknown: list(cited(300), 2, 4),
  weigh: list(v.strictObject({ a: text(110), b: text(110) }), 4, 6),
  costs: list(priced(text(200)), 4, 8),
  searched: day,
}

const decisionFields = v.object({ ...decisionEntries, sources: decisionSources })
export type DecisionFields = v.InferOutput<typeof decisionFields>
export type Outcome = DecisionFields['outcomes'][number]
