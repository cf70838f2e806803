import * as v from 'valibot'
import { flag, list, order, path, review, seo, slug, text } from './fields'

export const categorySchema = v.strictObject({
  title: text(70),
  menu: text(40),
  order,
  summary: text(160, 60),
  lead: text(600),
  seo,
  figure: slug,
  zone: v.optional(slug),
  listedAs: v.optional(text(40)),
  first: v.optional(flag, false),
  /** What happens to those who choose none of them; a claim of a study links to it. */
  untreated: v.optional(text(900, 120)),
  // oxlint-disable-next-line unicorn/no-thenable -- the model's own word; nothing awaits a row of the guide
  guide: list(v.strictObject({ if: text(200), then: path, why: text(400) })),
  review,
})

export type CategoryFile = v.InferOutput<typeof categorySchema>
