import * as v from 'valibot'
import { consent } from './parts'

export const achievement = v.strictObject({
  id: v.string(),
  year: v.number(),
  kind: v.picklist(['training', 'conference', 'publication', 'membership']),
  title: v.string(),
  place: v.string(),
  text: v.string(),
  ...consent,
})
export type Achievement = v.InferOutput<typeof achievement>
