import * as v from 'valibot'
import { html, picture, review, section } from './parts'

export const prosePage = v.strictObject({
  id: v.string(),
  title: v.string(),
  eyebrow: v.optional(v.string()),
  lead: html,
  /** Its scene: people of the clinic, drawn or photographed. */
  picture: v.optional(picture),
  updated: v.string(),
  intro: v.optional(html),
  sections: v.array(section),
  review: v.optional(review),
})
export type ProsePage = v.InferOutput<typeof prosePage>
