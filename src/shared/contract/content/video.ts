import * as v from 'valibot'
import { consent, picture } from './parts'
import { treatmentCard } from './treatment'

export const video = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  kind: v.picklist(['clinic', 'explainer', 'testimonial']),
  about: v.optional(treatmentCard),
  src: v.optional(v.string()),
  youtube: v.optional(v.string()),
  poster: picture,
  captions: v.optional(v.string()),
  transcript: v.optional(v.string()),
  seconds: v.number(),
  published: v.string(),
  ...consent,
})
export type Video = v.InferOutput<typeof video>
