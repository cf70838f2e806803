import * as v from 'valibot'
import { HEALING } from '../../../src/shared/healing'
import { daysOf, uncoveredDays } from '../../../src/shared/recovery-time'
import { decisionEntries, decisionSources } from './decision'
import { choice, list, order, path, review, seo, slug, text } from './fields'

/** The nights in which people ask 'is this normal?': an operation says what is usual on each of them, in days. */
const FIRST_DAYS = 14

const risk = v.strictObject({ name: text(120), text: text(800) })
const short = text(60)
const count = v.pipe(v.number('is not a number'), v.integer('is not a whole number'))
/** One number, or the first and the last of a stretch of time. */
const span = v.optional(v.union([count, v.tuple([count, count])], 'is neither a number nor [first, last]'))

/** A step of the recovery: from which day to which, counted from the treatment. */
const step = v.pipe(
  v.strictObject({ days: span, weeks: span, months: span, title: text(80), text: text(600) }),
  v.check(
    ({ days, weeks, months }) => [days, weeks, months].filter((found) => found !== undefined).length === 1,
    'has not exactly one of days, weeks and months',
  ),
  v.check((stretch) => daysOf(stretch).from <= daysOf(stretch).to, 'ends before it begins'),
)

const days = v.pipe(count, v.minValue(0, 'is below zero'))

/** After how many days one can sit at a desk, be among guests on a great day, and fly, as the page itself says. */
const ready = v.pipe(
  v.strictObject({ desk: days, occasion: days, flight: v.exactOptional(days) }),
  v.check(({ desk, occasion }) => desk <= occasion, 'has a great day before the desk'),
)

const entries = {
  title: text(70),
  menu: text(40),
  order,
  summary: text(160, 60),
  lead: text(600),
  type: choice(['surgical', 'non-surgical']),
  figure: slug,
  zone: slug,
  seo,
  facts: v.strictObject({
    kind: short,
    time: short,
    anaesthesia: short,
    stay: short,
    deskWork: short,
    exercise: short,
    lasts: short,
  }),
  /** What is given: pages that offer sedation or a general anaesthetic tell what to do before one. */
  anaesthetic: v.optional(choice(['sedation', 'general'])),
  ready,
  /** Which drawing stands before the timeline; none, where there is none of its kind. */
  healing: v.exactOptional(choice(HEALING)),
  timeline: list(step, 3),
  risks: v.strictObject({
    common: list(risk),
    uncommon: list(risk, 0),
    rare: list(risk, 0),
    uncounted: v.optional(list(risk, 0), []),
  }),
  callAtOnce: list(text(300), 3),
  faq: list(v.strictObject({ q: text(200), a: text(1500) }), 6),
  questions: list(text(300), 6),
  related: list(path, 2, 4),
  review,
}

export const treatmentSchema = v.pipe(
  v.strictObject({ ...entries, ...decisionEntries, sources: decisionSources }),
  v.forward(
    v.partialCheck(
      [['type'], ['timeline']],
      ({ type, timeline }) => type === 'non-surgical' || timeline.length >= 5,
      'has fewer than 5 steps, too few for surgery',
    ),
    ['timeline'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.type === 'non-surgical') return
      const missing = uncoveredDays(dataset.value.timeline, 0, FIRST_DAYS)
      if (missing.length > 0) addIssue({ message: `says nothing about day ${missing.join(', ')}` })
    }),
    ['timeline'],
  ),
  v.forward(
    v.partialCheck(
      [['facts'], ['anaesthetic']],
      ({ facts, anaesthetic }) => anaesthetic !== undefined || !/sedation|general/i.test(facts.anaesthesia),
      'is missing: the facts name sedation or a general anaesthetic',
    ),
    ['anaesthetic'],
  ),
)

export type TreatmentFile = v.InferOutput<typeof treatmentSchema>
