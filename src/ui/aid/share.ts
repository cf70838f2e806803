import { aidStrings } from '../../shared/aid-strings'
import type { Outcome } from '../../shared/contract/content'

export const people = (count: number) => count.toLocaleString('en-IN')

/** Nobody is a tenth of a person: above one, tenths are rounded, and 'about' says so. */
const whole = (count: number) => (count >= 1 ? Math.round(count) : count)
const rounded = (count: number) => whole(count) !== count

/** 'about 3 to 11' */
function span(low: number, high: number): string {
  const text = whole(low) === whole(high) ? people(whole(low)) : aidStrings.span(people(whole(low)), people(whole(high)))
  return rounded(low) || rounded(high) ? aidStrings.about(text) : text
}

/** How many it happened to, and how many not, in the same words. */
export function bothFrames({ low, high, of }: Pick<Outcome, 'low' | 'high' | 'of'>): { so: string; not: string } {
  const all = people(of)
  const share = (from: number, to: number) => aidStrings.rate(span(from, to), all)
  return { so: share(low, high), not: share(tenths(of - high), tenths(of - low)) }
}

export const oneFrame = (count: number, of: number) => aidStrings.rate(span(count, count), people(of))

const tenths = (count: number) => Math.round(count * 10) / 10
