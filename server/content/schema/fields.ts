import * as v from 'valibot'
import { isDay } from '../../../src/shared/contract/rules'

/** Plain or inline text of `min` to `max` characters. */
export const text = (max = 2000, min = 1) =>
  v.pipe(
    v.string('is not a text'),
    v.trim(),
    v.minLength(min, ({ received }) => (min === 1 ? 'is empty' : `is shorter than ${min} characters (${length(received)})`)),
    v.maxLength(max, ({ received }) => `is longer than ${max} characters (${length(received)})`),
  )

const length = (received: string) => received.replaceAll('"', '')

export const day = v.pipe(v.string('is not a date YYYY-MM-DD'), v.check(isDay, 'is not a date YYYY-MM-DD'))
export const slug = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has other characters than a-z, 0-9 and single hyphens'),
)
export const path = v.pipe(
  v.string('is not a path'),
  v.regex(/^\/[a-z0-9/-]*$/, 'is not a path such as /anti-aging/dermal-fillers'),
)
export const place = v.pipe(
  v.string('is not a path'),
  v.regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'is not a path such as /anti-aging/dermal-fillers#recovery'),
)
export const webAddress = v.pipe(
  v.string('is not an address'),
  v.url('is not an address'),
  v.startsWith('https://', 'does not start with https://'),
)
export const order = v.pipe(v.number('is not a number'), v.integer('is not a whole number'), v.minValue(1, 'starts at 1'))
export const flag = v.boolean('is neither true nor false')
export const list = <Item extends v.GenericSchema>(item: Item, min = 1, max = 100) =>
  v.pipe(
    v.array(item, 'is not a list'),
    v.minLength(min, `has fewer than ${min} items`),
    v.maxLength(max, `has more than ${max} items`),
  )
export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `is not one of ${options.join(', ')}`)

export const seo = v.strictObject(
  { title: text(60), description: text(160, 80), keywords: list(text(80)) },
  'is not title, description, keywords',
)

export const review = v.strictObject({ author: text(80), reviewer: text(80), last: day, next: day })

export const sources = (min: number) =>
  list(v.strictObject({ title: text(300), publisher: text(200), url: v.optional(webAddress) }), min)

/** A picture under public/. */
export const pictureFile = v.strictObject({
  src: v.pipe(v.string('is not a path'), v.regex(/^\/[\w./-]+\.(svg|png|jpe?g|webp)$/, 'is not the path of a picture')),
  alt: text(300),
})

/** Of everything that shows or quotes a person. */
export const consent = {
  sample: v.optional(flag, false),
  consentRef: v.optional(v.nullable(text(80)), null),
  expires: v.optional(v.nullable(day), null),
  withdrawn: v.optional(flag, false),
}
