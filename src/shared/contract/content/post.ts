import * as v from 'valibot'
import { figureRef, html, picture, section, source } from './parts'
import { treatmentCard } from './treatment'

export const postCard = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  published: v.string(),
  updated: v.string(),
  topics: v.array(v.string()),
  minutes: v.number(),
  figure: figureRef,
  /** Shown instead of the figure. */
  plate: v.exactOptional(picture),
})
export type PostCard = v.InferOutput<typeof postCard>

export const post = v.strictObject({
  ...postCard.entries,
  lead: html,
  author: v.string(),
  reviewer: v.string(),
  intro: v.optional(html),
  sections: v.array(section),
  sources: v.array(source),
  related: v.array(treatmentCard),
  more: v.array(postCard),
})
export type Post = v.InferOutput<typeof post>
