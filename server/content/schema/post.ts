import * as v from 'valibot'
import { day, list, path, seo, slug, sources, text } from './fields'

export const postSchema = v.strictObject({
  title: text(120),
  summary: text(300, 40),
  lead: text(600),
  seo,
  published: day,
  updated: day,
  author: text(80),
  reviewer: text(80),
  topics: list(text(40)),
  related: list(path, 0, 6),
  figure: slug,
  zone: v.optional(slug),
  sources: sources(0),
})

export type PostFile = v.InferOutput<typeof postSchema>
