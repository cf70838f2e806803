import * as v from 'valibot'
import { weekdays } from '../weekdays'

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
  /** The day of its last change. */
  privacyNoticeVersion: v.string(),
  homeHeader: v.picklist(['overlay', 'above']),
})
export type Site = v.InferOutput<typeof site>
