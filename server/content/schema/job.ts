import * as v from 'valibot'
import { choice, day, framedPicture, seo, text } from './fields'

export const jobSchema = v.strictObject({
  title: text(100),
  summary: text(300, 40),
  /** The room of this work. */
  picture: v.optional(framedPicture),
  seo,
  type: choice(['full-time', 'part-time']),
  place: text(80),
  experience: text(120),
  openSince: day,
  closes: day,
})

export type JobFile = v.InferOutput<typeof jobSchema>
