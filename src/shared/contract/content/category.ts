import * as v from 'valibot'
import { figureRef, html, review, section } from './parts'
import { facts, treatmentCard } from './treatment'

export const category = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  menu: v.string(),
  listedAs: v.optional(v.string()),
  summary: v.string(),
  figure: figureRef,
  treatments: v.array(treatmentCard),
})
export type Category = v.InferOutput<typeof category>

export const categoryInFull = v.strictObject({
  ...category.entries,
  lead: html,
  intro: html,
  sections: v.array(section),
  guide: v.array(v.strictObject({ if: v.string(), treatment: treatmentCard, why: v.string() })),
  comparison: v.array(v.strictObject({ path: v.string(), menu: v.string(), facts })),
  review,
})
export type CategoryInFull = v.InferOutput<typeof categoryInFull>
