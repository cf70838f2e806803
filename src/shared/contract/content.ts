import * as v from 'valibot'
import { langs } from '../languages'
import { weekdays } from './weekdays'

/** A piece of rendered Markdown. `id` is unique on its page: it is the anchor of the element that holds the HTML. */
const html = v.strictObject({ id: v.string(), html: v.string() })
const section = v.strictObject({ id: v.string(), heading: v.string(), html: v.string() })

/** A picture with everything an <img> needs; `srcset` only for photos that went through the picture pipeline. */
const picture = v.strictObject({
  src: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  avif: v.optional(v.string()),
  webp: v.optional(v.string()),
  placeholder: v.optional(v.string()),
})

const figureRef = v.strictObject({
  figure: v.string(),
  zone: v.optional(v.string()),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
})

const review = v.strictObject({ author: v.string(), reviewer: v.string(), last: v.string(), next: v.string() })
const source = v.strictObject({ title: v.string(), publisher: v.string(), url: v.optional(v.string()) })

/** A source that is cited by its place in the list, from 1. */
const citedSource = v.strictObject({
  ...source.entries,
  year: v.exactOptional(v.number()),
  /** When a page that names no year was looked at. */
  seen: v.exactOptional(v.string()),
  kind: v.string(),
  n: v.exactOptional(v.string()),
  funded: v.exactOptional(v.string()),
})

const outcome = v.strictObject({
  id: v.string(),
  option: v.string(),
  kind: v.picklist(['benefit', 'harm']),
  name: v.string(),
  /** So many of `of` people: one number twice, or the lowest and the highest of the studies, or of the interval around `best`. */
  of: v.number(),
  unit: v.picklist(['people', 'operations', 'treatments', 'sessions', 'peels', 'syringes', 'spots']),
  low: v.number(),
  high: v.number(),
  best: v.exactOptional(v.number()),
  opposite: v.exactOptional(v.string()),
  without: v.exactOptional(v.number()),
  among: v.string(),
  within: v.string(),
  certainty: v.picklist(['high', 'moderate', 'low', 'very-low']),
  why: v.string(),
  source: v.number(),
  /** The list of sources leads back to here. */
  first: v.boolean(),
  picture: v.boolean(),
})

/** What helps to decide: options beside each other, counted chances, what nobody knows, what to weigh. Texts are inline HTML. */
const decision = v.strictObject({
  question: v.string(),
  for: v.string(),
  notFor: v.string(),
  untreated: v.string(),
  options: v.array(v.strictObject({ name: v.string(), how: v.string(), href: v.exactOptional(v.string()) })),
  /** A row of cells for each question, in the order of the options. */
  grid: v.array(v.strictObject({ row: v.string(), cells: v.array(v.string()) })),
  outcomes: v.array(outcome),
  unknown: v.array(v.string()),
  weigh: v.array(v.strictObject({ a: v.string(), b: v.string() })),
  costs: v.array(v.string()),
  /** What the clinic asks for, where it says so. */
  prices: v.exactOptional(
    v.strictObject({ asOf: v.string(), consultation: v.exactOptional(v.string()), range: v.exactOptional(v.string()) }),
  ),
  searched: v.string(),
  sources: v.array(citedSource),
  /** Pages that show the same treatment otherwise: a case, results, an article. */
  seeAlso: v.array(v.strictObject({ kind: v.picklist(['case', 'results', 'post']), path: v.string(), title: v.string() })),
  said: v.strictObject({
    wrote: v.string(),
    checked: v.string(),
    paid: v.string(),
    interest: v.string(),
    method: v.string(),
    update: v.string(),
    elsewhere: v.array(v.strictObject({ text: v.string(), url: v.string() })),
  }),
})
const consent = { sample: v.boolean() }

export const treatmentCard = v.strictObject({
  slug: v.string(),
  category: v.string(),
  path: v.string(),
  title: v.string(),
  menu: v.string(),
  summary: v.string(),
  type: v.picklist(['surgical', 'non-surgical']),
  picture,
})

const facts = v.strictObject({
  kind: v.string(),
  time: v.string(),
  anaesthesia: v.string(),
  stay: v.string(),
  deskWork: v.string(),
  exercise: v.string(),
  lasts: v.string(),
})

const risk = v.strictObject({ name: v.string(), html: v.string() })

export const treatment = v.strictObject({
  ...treatmentCard.entries,
  categoryTitle: v.string(),
  lead: html,
  figure: figureRef,
  facts,
  sections: v.array(section),
  /** What to do before sedation or a general anaesthetic; absent where neither is given. */
  beforeAnaesthetic: v.exactOptional(section),
  /** `from` and `to` in days from the treatment, which is day 0. */
  timeline: v.array(v.strictObject({ when: v.string(), from: v.number(), to: v.number(), title: v.string(), html: v.string() })),
  risks: v.strictObject({ common: v.array(risk), uncommon: v.array(risk), rare: v.array(risk) }),
  callAtOnce: v.array(v.string()),
  faq: v.array(v.strictObject({ q: v.string(), id: v.string(), html: v.string() })),
  questions: v.array(v.string()),
  related: v.array(treatmentCard),
  decision,
  /** Of its texts, by the Flesch-Kincaid formula. */
  grade: v.number(),
  review,
})

export const category = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  menu: v.string(),
  listedAs: v.optional(v.string()),
  summary: v.string(),
  figure: figureRef,
  treatments: v.array(treatmentCard),
})

export const categoryInFull = v.strictObject({
  ...category.entries,
  lead: html,
  intro: html,
  sections: v.array(section),
  guide: v.array(v.strictObject({ if: v.string(), treatment: treatmentCard, why: v.string() })),
  comparison: v.array(v.strictObject({ path: v.string(), menu: v.string(), facts })),
  review,
})

export const prosePage = v.strictObject({
  id: v.string(),
  title: v.string(),
  eyebrow: v.optional(v.string()),
  lead: html,
  updated: v.string(),
  intro: v.optional(html),
  sections: v.array(section),
  review: v.optional(review),
})

export const postCard = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  published: v.string(),
  updated: v.string(),
  topics: v.array(v.string()),
  minutes: v.number(),
  figure: figureRef,
})

export const post = v.strictObject({
  ...postCard.entries,
  lead: html,
  author: v.string(),
  reviewer: v.string(),
  intro: v.optional(html),
  sections: v.array(section),
  sources: v.array(source),
  related: v.array(treatmentCard),
  more: v.array(postCard),
})

export const resultPair = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  interval: v.string(),
  /** Percent of the width that shows the state before, at first. */
  at: v.number(),
  treatment: treatmentCard,
  before: picture,
  after: picture,
  ...consent,
})

export const caseCard = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  published: v.string(),
  figure: figureRef,
  treatment: treatmentCard,
  ...consent,
})

export const caseStudy = v.strictObject({
  ...caseCard.entries,
  lead: html,
  facts: v.strictObject({
    age: v.string(),
    concern: v.string(),
    procedure: v.string(),
    anaesthesia: v.string(),
    stay: v.string(),
    followUp: v.string(),
  }),
  sections: v.array(section),
  result: v.optional(resultPair),
})

export const testimonial = v.strictObject({
  id: v.string(),
  name: v.string(),
  about: v.optional(treatmentCard),
  date: v.string(),
  text: v.string(),
  ...consent,
})

export const video = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  kind: v.picklist(['clinic', 'explainer', 'testimonial']),
  about: v.optional(treatmentCard),
  src: v.optional(v.string()),
  youtube: v.optional(v.string()),
  poster: picture,
  captions: v.optional(v.string()),
  transcript: v.optional(v.string()),
  seconds: v.number(),
  published: v.string(),
  ...consent,
})

export const galleryItem = v.strictObject({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  room: v.string(),
  picture,
  ...consent,
})

export const achievement = v.strictObject({
  id: v.string(),
  year: v.number(),
  kind: v.picklist(['training', 'conference', 'publication', 'membership']),
  title: v.string(),
  place: v.string(),
  text: v.string(),
  ...consent,
})

export const job = v.strictObject({
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  type: v.picklist(['full-time', 'part-time']),
  place: v.string(),
  experience: v.string(),
  openSince: v.string(),
  closes: v.string(),
  sections: v.array(section),
})

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

export const doctor = v.strictObject({
  name: v.string(),
  slug: v.string(),
  path: v.string(),
  caption: v.string(),
  credentials: v.string(),
  registration: v.strictObject({ number: v.string(), council: v.string() }),
  languages: v.array(v.string()),
  since: v.number(),
  portrait: picture,
})

const phone = v.strictObject({ label: v.string(), number: v.string() })
const weekday = v.picklist(weekdays)

/** What every page's frame needs: who the clinic is. Its menu of treatments is the reply of service-category. */
export const site = v.strictObject({
  sample: v.boolean(),
  name: v.string(),
  fullName: v.string(),
  slogan: v.string(),
  city: v.string(),
  surgeon: v.strictObject({
    name: v.string(),
    slug: v.string(),
    caption: v.string(),
    credentials: v.string(),
    registration: v.strictObject({ number: v.string(), council: v.string() }),
  }),
  countryCode: v.string(),
  phones: v.array(phone),
  emergency: v.string(),
  night: v.exactOptional(phone),
  hospital: v.exactOptional(v.strictObject({ name: v.string(), address: v.string(), number: v.string() })),
  chat: v.strictObject({ number: v.string(), greeting: v.string() }),
  email: v.string(),
  address: v.strictObject({
    line: v.string(),
    city: v.string(),
    region: v.string(),
    postalCode: v.string(),
    country: v.string(),
  }),
  coordinates: v.strictObject({ latitude: v.number(), longitude: v.number() }),
  hours: v.array(v.strictObject({ days: v.array(weekday), opens: v.string(), closes: v.string() })),
  holidays: v.array(v.strictObject({ date: v.string(), name: v.string() })),
  social: v.array(v.strictObject({ network: v.picklist(['facebook', 'x', 'instagram', 'youtube']), url: v.string() })),
  agency: v.strictObject({ name: v.string(), url: v.string() }),
  footer: v.strictObject({ about: v.string(), disclaimer: v.string(), since: v.number() }),
  switches: v.strictObject({ testimonials: v.boolean(), results: v.boolean(), cases: v.boolean() }),
  retentionMonths: v.number(),
  privacyNoticeVersion: v.string(),
  homeHeader: v.picklist(['overlay', 'above']),
})

export const seoRecord = v.strictObject({
  title_tag: v.string(),
  description_tag: v.string(),
  keyword_tag: v.string(),
  /** The languages that the page is there in; absent where there is one. */
  languages: v.exactOptional(v.array(v.picklist(langs))),
})

export type Html = v.InferOutput<typeof html>
export type Section = v.InferOutput<typeof section>
export type Picture = v.InferOutput<typeof picture>
export type FigureRef = v.InferOutput<typeof figureRef>
export type Review = v.InferOutput<typeof review>
export type Source = v.InferOutput<typeof source>
export type Decision = v.InferOutput<typeof decision>
export type Outcome = v.InferOutput<typeof outcome>
export type CitedSource = v.InferOutput<typeof citedSource>
export type Facts = v.InferOutput<typeof facts>
export type TreatmentCard = v.InferOutput<typeof treatmentCard>
export type Treatment = v.InferOutput<typeof treatment>
export type Category = v.InferOutput<typeof category>
export type CategoryInFull = v.InferOutput<typeof categoryInFull>
export type ProsePage = v.InferOutput<typeof prosePage>
export type PostCard = v.InferOutput<typeof postCard>
export type Post = v.InferOutput<typeof post>
export type ResultPair = v.InferOutput<typeof resultPair>
export type CaseCard = v.InferOutput<typeof caseCard>
export type CaseStudy = v.InferOutput<typeof caseStudy>
export type Testimonial = v.InferOutput<typeof testimonial>
export type Video = v.InferOutput<typeof video>
export type GalleryItem = v.InferOutput<typeof galleryItem>
export type Achievement = v.InferOutput<typeof achievement>
export type Job = v.InferOutput<typeof job>
export type Figure = v.InferOutput<typeof figure>
export type Doctor = v.InferOutput<typeof doctor>
export type Site = v.InferOutput<typeof site>
export type SeoRecord = v.InferOutput<typeof seoRecord>
