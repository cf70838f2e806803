import * as v from 'valibot'
import { consent, picture } from './parts'

export const galleryItem = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  room: v.string(),
  /** The id of the section of the clinic's page that it stands beside. */
  beside: v.optional(v.string()),
  picture,
  ...consent,
})
export type GalleryItem = v.InferOutput<typeof galleryItem>
