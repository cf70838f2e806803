import * as v from 'valibot'
import { picture, section } from './parts'

export const job = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  picture: v.exactOptional(picture),
  type: v.picklist(['full-time', 'part-time']),
  place: v.string(),
  experience: v.string(),
  openSince: v.string(),
  closes: v.string(),
  sections: v.array(section),
})
export type Job = v.InferOutput<typeof job>
