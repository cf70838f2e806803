import * as v from 'valibot'
import { day, review, seo, text } from './fields'

export const pageSchema = v.strictObject({
  title: text(70),
  lead: text(600),
  seo,
  eyebrow: v.optional(text(80)),
  updated: day,
  review: v.optional(review),
})

export type PageFile = v.InferOutput<typeof pageSchema>
