import * as v from 'valibot'
import { consent, day, path, seo, slug, text } from './fields'

const fact = text(160)

export const caseSchema = v.strictObject({
  title: text(120),
  summary: text(300, 40),
  lead: text(600),
  seo,
  published: day,
  treatment: path,
  figure: slug,
  zone: v.optional(slug),
  ...consent,
  facts: v.strictObject({ age: fact, concern: fact, procedure: fact, anaesthesia: fact, stay: fact, followUp: fact }),
  result: v.optional(slug),
})

export type CaseFile = v.InferOutput<typeof caseSchema>
