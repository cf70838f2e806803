import * as v from 'valibot'
import { source } from './parts'

/** A source that is cited by its place in the list, from 1. */
const citedSource = v.strictObject({
  author: v.exactOptional(v.string()),
  ...source.entries,
  year: v.exactOptional(v.number()),
  /** When a page that names no year was looked at. */
  seen: v.exactOptional(v.string()),
  kind: v.string(),
  n: v.exactOptional(v.string()),
  funded: v.exactOptional(v.string()),
})
export type CitedSource = v.InferOutput<typeof citedSource>

const citation = { source: v.number(), /** The list of sources leads back to here. */ first: v.boolean() }

const outcome = v.strictObject({
  id: v.string(),
  option: v.string(),
  kind: v.picklist(['benefit', 'harm']),
  name: v.string(),
  /** So many of `of` people: one number twice, or the lowest and the highest of the studies, or of the interval around `best`. */
  of: v.number(),
  unit: v.picklist(['people', 'operations', 'treatments', 'sessions', 'peels', 'syringes', 'spots']),
  low: v.number(),
  high: v.number(),
  best: v.exactOptional(v.number()),
  opposite: v.exactOptional(v.string()),
  without: v.exactOptional(v.number()),
  among: v.string(),
  within: v.string(),
  certainty: v.picklist(['high', 'moderate', 'low', 'very-low']),
  why: v.string(),
  ...citation,
  also: v.exactOptional(v.strictObject(citation)),
  picture: v.boolean(),
})
export type Outcome = v.InferOutput<typeof outcome>

/** What helps to decide: options beside each other, counted chances, what nobody knows, what to weigh. Texts are inline HTML. */
export const decision = v.strictObject({
  question: v.string(),
  for: v.string(),
  notFor: v.string(),
  untreated: v.string(),
  /** What the row of the same name compares: '30 days, a serious problem'. */
  sameTime: v.string(),
  options: v.array(v.strictObject({ name: v.string(), how: v.string(), href: v.exactOptional(v.string()) })),
  /** A row of cells for each question, in the order of the options. */
  grid: v.array(v.strictObject({ row: v.string(), cells: v.array(v.string()) })),
  uncounted: v.strictObject({ benefit: v.array(v.string()), harm: v.array(v.string()) }),
  outcomes: v.array(outcome),
  unknown: v.array(v.string()),
  weigh: v.array(v.strictObject({ a: v.string(), b: v.string() })),
  costs: v.array(v.string()),
  /** What the clinic asks for, where it says so. */
  prices: v.exactOptional(
    v.strictObject({ asOf: v.string(), consultation: v.exactOptional(v.string()), range: v.exactOptional(v.string()) }),
  ),
  searched: v.string(),
  sources: v.array(citedSource),
  /** Pages that show the same treatment otherwise: a case, results, an article, which may compare the options. */
  seeAlso: v.array(
    v.strictObject({ kind: v.picklist(['case', 'results', 'post', 'compare', 'video']), path: v.string(), title: v.string() }),
  ),
  said: v.strictObject({
    wrote: v.string(),
    checked: v.string(),
    paid: v.string(),
    interest: v.string(),
    method: v.string(),
    update: v.string(),
    fees: v.string(),
    elsewhere: v.array(v.strictObject({ text: v.string(), url: v.string() })),
  }),
})
export type Decision = v.InferOutput<typeof decision>
