import * as v from 'valibot'
import { day, kept, list, path, pictureFile, seo, slug, sources, text } from './fields'

/** `panel` takes one of the six of a drawing of steps. */
const plate = { ...pictureFile.entries, panel: v.optional(v.picklist([1, 2, 3, 4, 5, 6])) }

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
  /** Further ones, each under the section that speaks of what it shows. */
  plates: v.optional(list(v.strictObject({ ...plate, under: slug, caption: text(160) }), 0, 4), []),
  sources: sources(0),
})

export type PostFile = v.InferOutput<typeof postSchema>
