import * as v from 'valibot'

/** A piece of rendered Markdown. `id` is unique on its page: it is the anchor of the element that holds the HTML. */
export const html = v.strictObject({ id: v.string(), html: v.string() })
export type Html = v.InferOutput<typeof html>

export const section = v.strictObject({ id: v.string(), heading: v.string(), html: v.string() })
export type Section = v.InferOutput<typeof section>

/** A picture with everything an <img> needs; `srcset` only for photos that went through the picture pipeline. */
export const picture = v.strictObject({
  src: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  avif: v.optional(v.string()),
  webp: v.optional(v.string()),
  placeholder: v.optional(v.string()),
  focus: v.optional(v.picklist(['top', 'bottom', 'left', 'right'])),
})
export type Picture = v.InferOutput<typeof picture>

export const figureRef = v.strictObject({
  figure: v.string(),
  zone: v.optional(v.string()),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
})
export type FigureRef = v.InferOutput<typeof figureRef>

export const review = v.strictObject({ author: v.string(), reviewer: v.string(), last: v.string(), next: v.string() })
export type Review = v.InferOutput<typeof review>

export const source = v.strictObject({ title: v.string(), publisher: v.string(), url: v.optional(v.string()) })
export type Source = v.InferOutput<typeof source>

/** Samples are marked as such; real people are shown with their consent alone. */
export const consent = { sample: v.boolean() }
