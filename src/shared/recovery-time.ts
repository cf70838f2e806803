/** A stretch of a recovery as a file gives it: one number or first and last, in days, weeks or months; below zero is before the day itself. */
export interface Stretch {
  days?: number | readonly [number, number] | undefined
  weeks?: number | readonly [number, number] | undefined
  months?: number | readonly [number, number] | undefined
}

const UNITS = ['days', 'weeks', 'months'] as const
/** Days in a unit. Week 1 is days 1 to 7, month 1 days 1 to 30; the day itself is day 0. */
const LENGTH = { days: 1, weeks: 7, months: 30 }

/** Its unit with the first and the last number. */
export const partsOf = (stretch: Stretch) => {
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

/** Days from `first` to `last` that no stretch covers. */
export function uncoveredDays(stretches: readonly Stretch[], first: number, last: number): number[] {
  const spans = stretches.map(daysOf)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (day) => !spans.some(({ from, to }) => from <= day && day <= to),
  )
}
