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
  /** Its drawing in lists; without one, its figure. */
  picture: v.optional(v.string()),
  treatments: v.array(treatmentCard),
})
export type Category = v.InferOutput<typeof category>

export const categoryInFull = v.strictObject({
  ...category.entries,
  lead: html,
  intro: html,
  sections: v.array(section),
  guide: v.array(v.strictObject({ if: v.string(), treatment: treatmentCard, why: v.string() })),
  untreated: v.optional(v.string()),
  /** What each treatment's own page says of it in its grid, without the numbers of the sources, which stand there. */
  which: v.array(
    v.strictObject({ path: v.string(), menu: v.string(), changes: v.string(), worst: v.string(), undo: v.string() }),
  ),
  comparison: v.array(v.strictObject({ path: v.string(), menu: v.string(), facts })),
  /** When one is back at a desk, in words and in days: of its own treatments, and of those of other fields that the guide names. */
  work: v.array(v.strictObject({ path: v.string(), said: v.string(), days: v.number() })),
  review,
})
export type CategoryInFull = v.InferOutput<typeof categoryInFull>
