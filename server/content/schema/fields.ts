import * as v from 'valibot'
import { isDay } from '../../../src/shared/contract/rules'
import { graphemes } from './graphemes'

/** Plain or inline text that people read, of `min` to `max` characters as they count them: क्षि is one. Each language has its own. */
export const text = (max = 2000, min = 1) =>
  v.pipe(
    v.string('is not a text'),
    v.trim(),
    v.minLength(min, ({ received }) =>
      min === 1 ? 'is empty' : `is shorter than ${min} characters (${received.replaceAll('"', '')})`,
    ),
    // A text has no more characters than units, and counting them takes long.
    v.check(
      (value) => value.length <= max || graphemes(value) <= max,
      ({ input }) => `is longer than ${max} characters (${graphemes(String(input))})`,
    ),
    v.metadata({ words: true }),
  )

/** A text that is the same in every language, such as the name of a study. */
export const kept = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(schema, v.metadata({ words: false }))

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

export const review = kept(v.strictObject({ author: text(80), reviewer: text(80), last: day, next: day }))

export const sources = (min: number) =>
  kept(list(v.strictObject({ title: text(300), publisher: text(200), url: v.optional(webAddress) }), min))

/** A picture under public/. */
export const pictureFile = v.strictObject({
  src: v.pipe(v.string('is not a path'), v.regex(/^\/[\w./-]+\.(svg|png|jpe?g|webp)$/, 'is not the path of a picture')),
  alt: text(300),
})

/** The same, or one of the six panels of a drawing of steps. */
export const plate = { ...pictureFile.entries, panel: v.optional(v.picklist([1, 2, 3, 4, 5, 6])) }

/** Plates in a text, each under the section that speaks of what it shows. */
export const plates = v.optional(list(v.strictObject({ ...plate, under: slug, caption: text(160) }), 0, 4), [])

/** A photograph that is cut to the frame of the drawing whose place it takes: what has to stay in it. */
export const framedPicture = v.strictObject({
  ...pictureFile.entries,
  focus: v.exactOptional(choice(['top', 'bottom', 'left', 'right'])),
})

/** Of everything that shows or quotes a person. */
export const consent = {
  sample: v.optional(flag, false),
  consentRef: v.optional(v.nullable(kept(text(80))), null),
  expires: v.optional(v.nullable(day), null),
  withdrawn: v.optional(flag, false),
}
