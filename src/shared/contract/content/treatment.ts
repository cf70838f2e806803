import * as v from 'valibot'
import { decision } from './decision'
import { figureRef, html, picture, review, section } from './parts'

export const treatmentCard = v.strictObject({
  slug: v.string(),
  category: v.string(),
  path: v.string(),
  title: v.string(),
  menu: v.string(),
  summary: v.string(),
  type: v.picklist(['surgical', 'non-surgical']),
  picture,
})
export type TreatmentCard = v.InferOutput<typeof treatmentCard>

export const facts = v.strictObject({
  kind: v.string(),
  time: v.string(),
  anaesthesia: v.string(),
  stay: v.string(),
  deskWork: v.string(),
  exercise: v.string(),
  lasts: v.string(),
})
export type Facts = v.InferOutput<typeof facts>

const risk = v.strictObject({ name: v.string(), html: v.string() })

export const treatment = v.strictObject({
  ...treatmentCard.entries,
  categoryTitle: v.string(),
  lead: html,
  figure: figureRef,
  facts,
  sections: v.array(section),
  /** What to do before sedation or a general anaesthetic; absent where neither is given. */
  beforeAnaesthetic: v.exactOptional(section),
  /** Days from the treatment until one can sit at a desk, be among guests on a great day, and fly, where the page says so. */
  ready: v.strictObject({ desk: v.number(), occasion: v.number(), flight: v.exactOptional(v.number()) }),
  /** `from` and `to` in days from the treatment, which is day 0. */
  timeline: v.array(v.strictObject({ when: v.string(), from: v.number(), to: v.number(), title: v.string(), html: v.string() })),
  risks: v.strictObject({ common: v.array(risk), uncommon: v.array(risk), rare: v.array(risk), uncounted: v.array(risk) }),
  callAtOnce: v.array(v.string()),
  faq: v.array(v.strictObject({ q: v.string(), id: v.string(), html: v.string() })),
  questions: v.array(v.string()),
  related: v.array(treatmentCard),
  decision,
  /** Of its texts, by the Flesch-Kincaid formula. */
  grade: v.number(),
  review,
})
export type Treatment = v.InferOutput<typeof treatment>
