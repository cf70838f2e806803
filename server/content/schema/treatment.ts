import * as v from 'valibot'
import { choice, list, order, path, review, seo, slug, sources, text } from './fields'

const risk = v.strictObject({ name: text(120), text: text(800) })
const short = text(60)

export const treatmentSchema = v.pipe(
  v.strictObject({
    title: text(70),
    menu: text(40),
    order,
    summary: text(160, 60),
    lead: text(600),
    type: choice(['surgical', 'non-surgical']),
    figure: slug,
    zone: slug,
    seo,
    facts: v.strictObject({
      kind: short,
      time: short,
      anaesthesia: short,
      stay: short,
      deskWork: short,
      exercise: short,
      lasts: short,
    }),
    timeline: list(v.strictObject({ when: text(40), title: text(80), text: text(600) }), 3),
    risks: v.strictObject({ common: list(risk), uncommon: list(risk), rare: list(risk) }),
    callAtOnce: list(text(300), 3),
    faq: list(v.strictObject({ q: text(200), a: text(1500) }), 6),
    questions: list(text(300), 6),
    related: list(path, 2, 4),
    sources: sources(3),
    review,
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['timeline']],
      ({ type, timeline }) => type === 'non-surgical' || timeline.length >= 5,
      'has fewer than 5 steps, too few for surgery',
    ),
    ['timeline'],
  ),
)

export type TreatmentFile = v.InferOutput<typeof treatmentSchema>
