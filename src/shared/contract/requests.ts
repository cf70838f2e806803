import * as v from 'valibot'
import { type FieldName, fields, inputOf, messageOf, type SaveEndpoint, type saves } from './enquiry'
import { captchaRule, noticeVersion } from './rules'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const follows = (rule: (value: string | undefined) => string | undefined, max: number) =>
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

const origin = v.object({
  requesturl: told(/^/),
  refferelurl: told(/^/),
  captcha: follows(captchaRule, inputOf('captcha').max),
  key: text(200),
  /** The privacy notice's version that was shown beside the form. */
  notice: told(noticeVersion),
  /** What the device worked out when the server asked for it. */
  work: v.optional(text(20), ''),
  /** A field no person sees or fills; a value makes the server ask for a new captcha. */
  website: v.optional(text(200), ''),
})

export type SaveRequest = v.InferOutput<typeof origin> & Partial<Record<FieldName, string>>

/** The body of a call that saves; what it did not ask for is dropped. @param today the day at the clinic, YYYY-MM-DD */
export function saveRequest(asked: (typeof saves)[SaveEndpoint], today: () => string): v.GenericSchema<unknown, SaveRequest> {
  const names = (Object.keys(fields) as FieldName[]).filter((name) => asked.fields.includes(name))
  const entries = names.map((name) => {
    const { max, lines } = inputOf(name)
    return [name, lines ? v.optional(text(max), '') : follows((value) => messageOf(asked, name, value, today), max)] as const
  })
  return v.object({ ...Object.fromEntries(entries), ...origin.entries })
}

export const validateCaptchaRequest = v.object({ key: text(200), captcha: text(inputOf('captcha').max) })
