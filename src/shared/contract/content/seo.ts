import * as v from 'valibot'
import { langs } from '../../languages'

export const seoRecord = v.strictObject({
  title_tag: v.string(),
  description_tag: v.string(),
  keyword_tag: v.string(),
  /** The languages that the page is there in; absent where there is one. */
  languages: v.exactOptional(v.array(v.picklist(langs))),
})
export type SeoRecord = v.InferOutput<typeof seoRecord>
