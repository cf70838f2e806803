import { myPagesWords as texts } from '#words/my-pages'
import { westernDigits } from '../../shared/western-digits'

/** What was typed, by line and clinic. */
export type Quotes = Record<string, string>
export type Line = keyof typeof texts.lines

export const LINES = Object.keys(texts.lines) as Line[]
export const cell = (line: Line, name: string) => `${line}-${name}`

/** Rupees as people write them: 1,20,000 or ₹ 120000 or १२०००० or Rs. 120000/-. NaN for what is no whole sum. */
export function rupeesOf(typed: string): number {
  const digits = westernDigits(typed).replace(/^\s*(₹|rs\.?|inr)|\/-\s*$|[\s,]/gi, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN
}

/** Whether something stands in the field that is no sum. */
export const isWrong = (typed: string) => typed.trim() !== '' && Number.isNaN(rupeesOf(typed))

const filled = (quotes: Quotes, name: string) =>
  LINES.flatMap((line) => {
    const rupees = rupeesOf(quotes[cell(line, name)] ?? '')
    return Number.isNaN(rupees) ? [] : rupees
  })

export const sumOf = (quotes: Quotes, name: string) => filled(quotes, name).reduce((sum, rupees) => sum + rupees, 0)
export const emptyLines = (quotes: Quotes, name: string) => LINES.length - filled(quotes, name).length
