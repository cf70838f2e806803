import * as v from 'valibot'
import { choice, consent, day, flag, framedPicture, order, path, pictureFile, slug, text } from './fields'

const rows = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'is not a list')

/** Percent of the picture's width; the stylesheet has a rule for each (src/features/compare). */
const handlePlaces = [10, 20, 30, 40, 50, 60, 70, 80, 90]

/** A picture of a day, or of a month, after the treatment. */
const stage = v.pipe(
  v.strictObject({ days: v.exactOptional(order), months: v.exactOptional(order), ...pictureFile.entries }),
  v.check(({ days, months }) => (days === undefined) !== (months === undefined), 'has not exactly one of days and months'),
)

export const resultsSchema = rows(
  v.pipe(
    v.strictObject({
      id: slug,
      treatment: path,
      title: text(120),
      text: text(800),
      interval: text(80),
      /** The same as a number, for the choice between it and the stages. */
      months: v.exactOptional(order),
      at: v.optional(v.picklist(handlePlaces, 'is not one of 10, 20, 30, 40, 50, 60, 70, 80 and 90'), 50),
      before: pictureFile,
      after: pictureFile,
      /** How it looks on the way: after so many days, or months. */
      stages: v.optional(v.array(stage, 'is not a list'), []),
      ...consent,
    }),
    v.check(
      ({ months, stages }) => stages.length === 0 || months !== undefined,
      'has stages, and not the months after which it ends',
    ),
  ),
)

export const testimonialsSchema = rows(
  v.strictObject({ id: slug, name: text(80), about: v.optional(path), date: day, text: text(2000), ...consent }),
)

export const videosSchema = rows(
  v.pipe(
    v.strictObject({
      id: slug,
      title: text(120),
      text: text(800),
      kind: choice(['clinic', 'explainer', 'testimonial']),
      about: v.optional(path),
      src: v.optional(
        v.pipe(v.string('is not a text'), v.regex(/^\/[\w./-]+\.(webm|mp4)$/, 'is not the path of a .webm or .mp4 file')),
      ),
      youtube: v.optional(v.pipe(v.string('is not a text'), v.regex(/^[\w-]{6,20}$/, 'is not the id of a video'))),
      poster: pictureFile,
      captions: v.optional(v.pipe(v.string(), v.regex(/^\/[\w./-]+\.vtt$/, 'is not the path of a .vtt file'))),
      transcript: v.optional(text(20000)),
      seconds: v.pipe(v.number('is not a number'), v.minValue(1, 'is less than 1')),
      published: day,
      ...consent,
    }),
    v.check(({ src, youtube }) => (src === undefined) !== (youtube === undefined), 'has not exactly one of src and youtube'),
  ),
)

export const gallerySchema = rows(
  v.strictObject({
    id: slug,
    title: text(120),
    text: text(800),
    room: text(60),
    /** The part of the clinic's page that it stands beside, by its anchor. */
    beside: v.optional(slug),
    ...framedPicture.entries,
    sample: v.optional(flag, false),
  }),
)

export const achievementsSchema = rows(
  v.strictObject({
    id: slug,
    year: v.pipe(v.number('is not a year'), v.integer(), v.minValue(1950), v.maxValue(2100)),
    kind: choice(['training', 'conference', 'publication', 'membership']),
    title: text(200),
    place: text(160),
    text: text(800),
    sample: v.optional(flag, false),
  }),
)

export type ResultRow = v.InferOutput<typeof resultsSchema>[number]
export type TestimonialRow = v.InferOutput<typeof testimonialsSchema>[number]
export type VideoRow = v.InferOutput<typeof videosSchema>[number]
export type GalleryRow = v.InferOutput<typeof gallerySchema>[number]
export type AchievementRow = v.InferOutput<typeof achievementsSchema>[number]
