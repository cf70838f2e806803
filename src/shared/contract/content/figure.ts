import * as v from 'valibot'
import { LAYERS } from '../../layers'

export const figure = v.strictObject({
  id: v.string(),
  title: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  layers: v.array(v.strictObject({ id: v.picklist(LAYERS), alt: v.string() })),
  zones: v.array(
    v.strictObject({
      id: v.string(),
      label: v.string(),
      x: v.number(),
      y: v.number(),
      side: v.picklist(['left', 'right']),
      /** Where the name stands, in percent of the height. */
      down: v.number(),
      to: v.string(),
      layer: v.picklist(LAYERS),
      title: v.string(),
    }),
  ),
})
export type Figure = v.InferOutput<typeof figure>
