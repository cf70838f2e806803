import * as v from 'valibot'
import { consent, figureRef, html, picture, section } from './parts'
import { treatmentCard } from './treatment'

export const resultPair = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  interval: v.string(),
  /** The same as the last of the stages: 'Month 12'. */
  when: v.optional(v.string()),
  /** Percent of the width that shows the state before, at first. */
  at: v.number(),
  treatment: treatmentCard,
  before: picture,
  after: picture,
  /** Between the two, where it is drawn: 'Day 7', 'Month 3'. */
  stages: v.array(v.strictObject({ when: v.string(), picture })),
  ...consent,
})
export type ResultPair = v.InferOutput<typeof resultPair>

const known = {
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  published: v.string(),
  figure: figureRef,
  treatment: treatmentCard,
  ...consent,
}

export const caseCard = v.strictObject({
  ...known,
  /** The state before, shown instead of the figure. */
  before: v.optional(picture),
})
export type CaseCard = v.InferOutput<typeof caseCard>

export const caseStudy = v.strictObject({
  ...known,
  lead: html,
  facts: v.strictObject({
    age: v.string(),
    concern: v.string(),
    procedure: v.string(),
    anaesthesia: v.string(),
    stay: v.string(),
    followUp: v.string(),
  }),
  sections: v.array(section),
  result: v.optional(resultPair),
})
export type CaseStudy = v.InferOutput<typeof caseStudy>
