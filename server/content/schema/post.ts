import * as v from 'valibot'
import { day, kept, list, path, plate, plates, seo, slug, sources, text } from './fields'

export const postSchema = v.strictObject({
  title: text(120),
  summary: text(300, 40),
  lead: text(600),
  seo,
  published: day,
  updated: day,
  author: kept(text(80)),
  reviewer: kept(text(80)),
  topics: list(text(40)),
  /** It tells which of its treatments is for whom: these show it beside their options. */
  compares: v.optional(v.boolean()),
  related: list(path, 0, 6),
  figure: slug,
  zone: v.optional(slug),
  /** The article's own picture. */
  plate: v.optional(v.strictObject(plate)),
  plates,
  sources: sources(0),
})

export type PostFile = v.InferOutput<typeof postSchema>
