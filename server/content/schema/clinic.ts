import * as v from 'valibot'
import { weekdays } from '../../../src/shared/contract/weekdays'
import { day, flag, framedPicture, kept, list, pictureFile, slug, text, webAddress } from './fields'

const phoneNumber = v.pipe(v.string('is not a text'), v.regex(/^\+\d[\d ]{6,18}\d$/, 'is not a number such as +91 124 000 0101'))
const email = v.pipe(v.string('is not a text'), v.email('is not an e-mail address'))
const timeOfDay = v.pipe(
  v.string('is not a time in quotes'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is not a time such as '09:30'"),
)
const weekday = v.picklist(weekdays, 'is not a weekday mon to sun')
const year = v.pipe(v.number('is not a year'), v.integer(), v.minValue(1900), v.maxValue(2100))

export const clinicSchema = v.strictObject({
  sample: v.optional(flag, false),
  name: text(60),
  fullName: text(120),
  slogan: text(120),
  motto: text(120),
  city: text(60),
  surgeon: v.strictObject({
    name: text(60),
    slug,
    caption: text(40),
    credentials: text(160),
    registration: v.strictObject({ number: v.string('is not a text'), council: text(120) }),
    languages: list(text(30)),
    since: year,
    portrait: v.optional(framedPicture),
    signature: v.exactOptional(pictureFile),
  }),
  /** Before the ten digits that the forms take. */
  countryCode: v.pipe(v.string('is not a text in quotes'), v.regex(/^\+[1-9]\d{0,2}$/, "is not a code such as '+91'")),
  phones: list(v.strictObject({ label: text(30), number: phoneNumber }), 2, 2),
  emergency: kept(text(20)),
  /** Answered at any hour, for people who were treated here. */
  night: v.exactOptional(v.strictObject({ label: text(30), number: phoneNumber })),
  /** Where to go when nobody answers within ten minutes. */
  hospital: v.exactOptional(v.strictObject({ name: text(80), address: text(160), number: phoneNumber })),
  chat: v.strictObject({ number: phoneNumber, greeting: text(200) }),
  email,
  address: v.strictObject({ line: text(), city: text(), region: text(), postalCode: kept(text(10)), country: kept(text(2, 2)) }),
  coordinates: v.strictObject({
    latitude: v.pipe(v.number('is not a number'), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number('is not a number'), v.minValue(-180), v.maxValue(180)),
  }),
  hours: list(v.strictObject({ days: list(weekday, 1, 7), opens: timeOfDay, closes: timeOfDay })),
  holidays: list(v.strictObject({ date: day, name: text(60) }), 0, 60),
  social: list(
    v.strictObject({
      network: v.picklist(['facebook', 'x', 'instagram', 'youtube'], 'is not facebook, x, instagram or youtube'),
      url: webAddress,
    }),
    0,
  ),
  agency: v.strictObject({ name: kept(text(60)), url: webAddress }),
  footer: v.strictObject({ about: text(400), disclaimer: text(600), since: year }),
  switches: v.strictObject({ testimonials: flag, results: flag, cases: flag }),
  /** Whether daily totals are kept of pages read and of taps on call and chat. */
  counts: v.optional(flag, false),
  retention: v.strictObject({ months: v.pipe(v.number('is not a number'), v.integer(), v.minValue(1), v.maxValue(120)) }),
  /** What a visit and a treatment cost, where the clinic wants to say it, and on which day that was true. */
  prices: v.exactOptional(
    v.strictObject({ asOf: day, consultation: v.exactOptional(text(80)), treatments: v.optional(v.record(slug, text(80)), {}) }),
  ),
  /** What the clinic answers to the questions that it tells its patients to ask. */
  answers: v.exactOptional(list(v.strictObject({ q: text(120), a: text(1200), sample: v.optional(flag, false) }), 1, 20)),
  /** Who writes the treatments' pages; the surgeon decides what they say. */
  writer: v.strictObject({ name: text(60), qualifications: text(120) }),
  grievanceOfficer: v.strictObject({ name: text(80), email }),
})

export type Clinic = v.InferOutput<typeof clinicSchema>
