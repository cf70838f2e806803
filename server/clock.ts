/** Milliseconds since 1970, as Date.now. Passed in, so that tests need not wait. */
export type Clock = () => number

/** India has one time zone and no summer time. */
const INDIA_OFFSET = 5.5 * 60 * 60 * 1000

/** The day at the clinic (Asia/Kolkata), YYYY-MM-DD. */
export function clinicDay(clock: Clock): string {
  return new Date(clock() + INDIA_OFFSET).toISOString().slice(0, 10)
}
