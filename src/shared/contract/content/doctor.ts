import * as v from 'valibot'
import { picture } from './parts'

export const doctor = v.strictObject({
  name: v.string(),
  slug: v.string(),
  path: v.string(),
  caption: v.string(),
  credentials: v.string(),
  registration: v.strictObject({ number: v.string(), council: v.string() }),
  languages: v.array(v.string()),
  since: v.number(),
  portrait: picture,
  signature: v.optional(picture),
})
export type Doctor = v.InferOutput<typeof doctor>
