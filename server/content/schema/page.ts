import * as v from 'valibot'
import { choice, day, framedPicture, plates, review, seo, text } from './fields'

export const pageSchema = v.strictObject({
  title: text(70),
  lead: text(600),
  seo,
  eyebrow: v.optional(text(80)),
  picture: v.optional(framedPicture),
  plates,
  updated: day,
  review: v.optional(review),
  /** Of the home page only: whether the bar lies over its first picture, or stands above it as elsewhere. */
  header: v.optional(choice(['overlay', 'above'])),
})

export type PageFile = v.InferOutput<typeof pageSchema>
