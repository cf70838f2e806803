import { westernDigits } from './western-digits'

/** What people and address books put between digits and around them, marks of direction included. */
const NO_PHONE_NUMBER = /[^\d+()\s.\-\u2010-\u2015\u202a-\u202e]/u

/** The ten digits of an Indian mobile number written with +91, 0, blanks or dashes; undefined for any other text. */
export function tenDigits(written: string): string | undefined {
  const text = westernDigits(written)
  if (NO_PHONE_NUMBER.test(text)) return undefined
  return /^(?:0{0,2}91|0)?(\d{10})$/.exec(text.replace(/\D/g, ''))?.[1]
}
