import * as v from 'valibot'
import { consent } from './parts'
import { treatmentCard } from './treatment'

export const testimonial = v.strictObject({
  id: v.string(),
  name: v.string(),
  about: v.optional(treatmentCard),
  date: v.string(),
  text: v.string(),
  ...consent,
})
export type Testimonial = v.InferOutput<typeof testimonial>
