import * as v from 'valibot'
import { INVALID_CAPTCHA, SAVED, VALID_CAPTCHA } from './answers'
import {
  captchaRule,
  contactNameRule,
  dateRule,
  emailRule,
  MAX_LENGTH,
  mobileRule,
  nameRule,
  noticeVersion,
  type Rule,
} from './rules'

/** Kinds of enquiry that the clinic receives. */
export type EnquiryKind = 'appointment' | 'callback' | 'contact'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const follows = (rule: Rule, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const message = rule(dataset.value || undefined)
      if (message !== undefined) addIssue({ message })
    }),
    v.maxLength(max),
  )

/** What the visitor did not type never refuses a request: a value that is not as it should be counts as none. */
const told = (pattern: RegExp) => v.fallback(v.pipe(v.string(), v.regex(pattern)), '')

const origin = {
  requesturl: told(/^/),
  refferelurl: told(/^/),
  captcha: follows(captchaRule, MAX_LENGTH.captcha),
  key: text(200),
  /** The privacy notice's version that was shown beside the form. */
  notice: told(noticeVersion),
  /** What the device worked out when the server asked for it. */
  work: v.optional(text(20), ''),
  /** A field no person sees or fills; a value makes the server ask for a new captcha. */
  website: v.optional(text(200), ''),
}

/** @param today the current day at the clinic, YYYY-MM-DD */
export const appointmentRequest = (today: () => string) =>
  v.object({
    name: follows(nameRule, MAX_LENGTH.name),
    mobile: follows(mobileRule, MAX_LENGTH.mobile),
    email: follows(emailRule, MAX_LENGTH.email),
    date: follows(dateRule(today), 10),
    message: v.optional(text(MAX_LENGTH.message), ''),
    ...origin,
  })

export const contactRequest = v.object({
  name: follows(contactNameRule, MAX_LENGTH.name),
  mobile: follows(mobileRule, MAX_LENGTH.mobile),
  email: follows(emailRule, MAX_LENGTH.email),
  message: v.optional(text(MAX_LENGTH.message), ''),
  ...origin,
})

export const callbackRequest = v.object({
  name: follows(nameRule, MAX_LENGTH.name),
  mobile: follows(mobileRule, MAX_LENGTH.mobile),
  ...origin,
})

export const callbackWithEmailRequest = v.object({ ...callbackRequest.entries, email: follows(emailRule, MAX_LENGTH.email) })

export const validateCaptchaRequest = v.object({ key: text(200), captcha: text(MAX_LENGTH.captcha) })

export { INVALID_CAPTCHA, SAVED, VALID_CAPTCHA }

export const captchaChallenge = v.strictObject({
  key: v.string(),
  img: v.string(),
  audio: v.string(),
  /** Only while the site gets more requests than usual: how many zero bits SHA-256 of `key:work` must begin with. */
  work: v.optional(v.number()),
})
export const captchaReply = v.strictObject({ message: v.picklist([VALID_CAPTCHA, INVALID_CAPTCHA]) })
export const saveReply = v.strictObject({ result: v.literal(SAVED), reference: v.string() })

export type AppointmentRequest = v.InferOutput<ReturnType<typeof appointmentRequest>>
export type ContactRequest = v.InferOutput<typeof contactRequest>
export type CallbackRequest = v.InferOutput<typeof callbackRequest>
export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>
export type SaveReply = v.InferOutput<typeof saveReply>
