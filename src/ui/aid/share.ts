import { aidStrings } from '#words/aid'
import type { Outcome } from '../../shared/contract/content'

export const people = aidStrings.people

/** Nobody is a tenth of a person: above one, tenths are rounded, and 'about' says so. */
const whole = (count: number) => (count >= 1 ? Math.round(count) : count)

/** How many it happened to, and how many not, in the same words: the two add up. */
export function bothFrames({ low, high, best, of }: Pick<Outcome, 'low' | 'high' | 'best' | 'of'>): { so: string; not: string } {
  if (best !== undefined)
    return {
      so: share(whole(best), whole(best), of, true),
      not: share(tenths(of - whole(best)), tenths(of - whole(best)), of, true),
    }
  const [from, to] = [whole(low), whole(high)]
  const about = from !== low || to !== high
  return { so: share(from, to, of, about), not: share(tenths(of - to), tenths(of - from), of, about) }
}

export const oneFrame = (count: number, of: number) => share(whole(count), whole(count), of, whole(count) !== count)

/** Around a best estimate: the interval that likely holds the true figure. */
export const interval = ({ low, high, best }: Outcome) =>
  best === undefined ? [] : [aidStrings.likely(people(whole(low)), people(whole(high)))]

/** 'about 3 to 11 of 100' */
function share(low: number, high: number, of: number, about: boolean): string {
  const span = low === high ? people(low) : aidStrings.span(people(low), people(high))
  return aidStrings.rate(about ? aidStrings.about(span) : span, people(of))
}

const tenths = (count: number) => Math.round(count * 10) / 10
