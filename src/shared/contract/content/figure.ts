import * as v from 'valibot'

export const figure = v.strictObject({
  id: v.string(),
  title: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  zones: v.array(
    v.strictObject({
      id: v.string(),
      label: v.string(),
      x: v.number(),
      y: v.number(),
      side: v.picklist(['left', 'right']),
      to: v.string(),
      title: v.string(),
    }),
  ),
})
export type Figure = v.InferOutput<typeof figure>
