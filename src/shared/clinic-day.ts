/** The clinic's time zone. India has one zone and no summer time: UTC+5:30 the whole year. */
const OFFSET_MINUTES = 330
const DAY_MS = 86_400_000

/** The day at the clinic, YYYY-MM-DD, whatever zone the device is set to. */
export function dayAtClinic(now: Date): string {
  return new Date(now.getTime() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 10)
}

export const yearAtClinic = (now: Date) => Number(dayAtClinic(now).slice(0, 4))

/** Milliseconds until the next midnight at the clinic. */
export function untilNextDay(now: Date): number {
  return DAY_MS - ((now.getTime() + OFFSET_MINUTES * 60_000) % DAY_MS)
}
