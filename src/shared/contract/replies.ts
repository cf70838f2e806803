import * as v from 'valibot'
import { INVALID_CAPTCHA, SAVED, VALID_CAPTCHA } from './answers'

/** What the calls of the forms answer. */
export const captchaChallenge = v.strictObject({
  key: v.string(),
  img: v.string(),
  audio: v.string(),
  /** Only while the site gets more requests than usual: how many zero bits SHA-256 of `key:work` must begin with. */
  work: v.optional(v.number()),
})
export const captchaReply = v.strictObject({ message: v.picklist([VALID_CAPTCHA, INVALID_CAPTCHA]) })
export const saveReply = v.strictObject({ result: v.literal(SAVED), reference: v.string() })

export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>
export type SaveReply = v.InferOutput<typeof saveReply>
