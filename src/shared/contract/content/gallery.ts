import * as v from 'valibot'
import { consent, picture } from './parts'

export const galleryItem = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  room: v.string(),
  picture,
  ...consent,
})
export type GalleryItem = v.InferOutput<typeof galleryItem>
