/** A stretch of a recovery as a file gives it: one number or first and last, in days, weeks or months; below zero is before the day itself. */
export interface Stretch {
  days?: number | readonly [number, number] | undefined
  weeks?: number | readonly [number, number] | undefined
  months?: number | readonly [number, number] | undefined
}

const UNITS = ['days', 'weeks', 'months'] as const
/** Days in a unit. Week 1 is days 1 to 7, month 1 days 1 to 30; the day itself is day 0. */
const LENGTH = { days: 1, weeks: 7, months: 30 }
const NAME = { days: 'Day', weeks: 'Week', months: 'Month' }

const partsOf = (stretch: Stretch) => {
  const unit = UNITS.find((name) => stretch[name] !== undefined) ?? 'days'
  const value = stretch[unit] ?? 0
  const [first, last] = typeof value === 'number' ? [value, value] : value
  return { unit, first, last }
}

/** First and last day of a stretch, counted from the day of the treatment, which is day 0. */
export function daysOf(stretch: Stretch): { from: number; to: number } {
  const { unit, first, last } = partsOf(stretch)
  if (unit === 'days' || first < 0) return { from: first * LENGTH[unit], to: last * LENGTH[unit] }
  return { from: (first - 1) * LENGTH[unit] + 1, to: last * LENGTH[unit] }
}

/** `Day 0`, `Days 2 to 3`, `Weeks 4 to 6`, `2 to 4 weeks before`. */
export function stretchInWords(stretch: Stretch): string {
  const { unit, first, last } = partsOf(stretch)
  if (first < 0) return `${first === last ? -first : `${-last} to ${-first}`} ${unit} before`
  return first === last ? `${NAME[unit]} ${first}` : `${NAME[unit]}s ${first} to ${last}`
}

/** Days from `first` to `last` that no stretch covers. */
export function uncoveredDays(stretches: readonly Stretch[], first: number, last: number): number[] {
  const spans = stretches.map(daysOf)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (day) => !spans.some(({ from, to }) => from <= day && day <= to),
  )
}
