import type { CaptchaChallenge } from '../shared/contract/replies'
import { inBackground } from './background'
import { CallFailure, call, workFor } from './send'

/** A new challenge; its call also sets the cross-site-request-forgery cookie. Throws CallFailure. */
export async function getChallenge(): Promise<CaptchaChallenge> {
  const { status, body } = await call('captcha')
  const challenge = body as Partial<CaptchaChallenge> | null
  if (status !== 200 || !challenge?.key || !challenge.img) throw new CallFailure('server')
  if (challenge.work) void inBackground(workFor(challenge.key, challenge.work))
  return { key: challenge.key, img: challenge.img, audio: challenge.audio ?? '' }
}

/** The message of the validation reply. Throws CallFailure. */
export async function validateCaptcha(key: string, captcha: string): Promise<string> {
  const { body } = await call('validateCaptcha', { key, captcha })
  return String((body as { message?: unknown } | null)?.message ?? '')
}
