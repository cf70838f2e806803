/**
/**
 * The field rules of the forms. A rule answers undefined for a good value, else the key of the message (shared/words/en/fields.ts). The
 * server applies the same rules to what arrives. `today` is the day at the clinic (YYYY-MM-DD).
 */
export type Rule = (value: string | undefined, today: () => string) => string | undefined
type TextRule<Key extends string> = (value: string | undefined) => Key | undefined

const required =
  <const Key extends string>(message: Key): TextRule<Key> =>
  (value) =>
    value === undefined || value.trim() === '' ? message : undefined

const matches =
  <const Key extends string>(pattern: RegExp, message: Key): TextRule<Key> =>
  (value) =>
    value === undefined || pattern.test(value.trim()) ? undefined : message

const first =
  <Key extends string>(...rules: TextRule<Key>[]): TextRule<Key> =>
  (value) => {
    for (const rule of rules) {
      const message = rule(value)
      if (message !== undefined) return message
    }
    return undefined
  }

/** The form of an address that HTML calls valid, with a dot in the domain as mail servers on the internet have it. */
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Letters of any script with their marks (José, आशा), and spaces; the first is a letter. */
const atLeastTwoLetters = /^\p{L}[\p{L}\p{M} ]+$/u
const atLeastOneLetter = /^\p{L}[\p{L}\p{M} ]*$/u

/** How the versions of the privacy notice are written. */
export const noticeVersion = /^[\w.-]{1,20}$/

export const nameRule = first(required('nameMissing'), matches(atLeastTwoLetters, 'nameLetters'))
export const contactNameRule = first(required('nameMissing'), matches(atLeastOneLetter, 'contactNameLetters'))
export const emailRule = first(required('emailMissing'), matches(emailAddress, 'emailForm'))
/** Takes exactly what `tenDigits` would leave as it is. */
export const mobileRule = first(required('mobileMissing'), matches(/^[0-9]{10}$/, 'mobileDigits'))
export const captchaRule = required('captchaMissing')
export const dateRule = (value: string | undefined, today: () => string) =>
  value !== undefined && isDay(value) && value >= today() && value <= aYearAfter(today()) ? undefined : 'dateChoice'

/** The last day that can be asked for: nobody plans further, and a year of five digits is a slip of the finger. */
export const aYearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`

/** Whether a text is a real calendar day written YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
