/** The clinic's time zone. India has one zone and no summer time: UTC+5:30 the whole year. */
const OFFSET = '+05:30'
const OFFSET_MS = 330 * 60_000
const DAY_MS = 86_400_000

/** A moment as the clocks at the clinic show it, written as if it were UTC. */
const clinicClock = (now: Date) => new Date(now.getTime() + OFFSET_MS).toISOString()

/** The day at the clinic, YYYY-MM-DD, whatever zone the device is set to. */
export const dayAtClinic = (now: Date) => clinicClock(now).slice(0, 10)

/** The time of day at the clinic, '12:30'. */
export const minuteAtClinic = (now: Date) => clinicClock(now).slice(11, 16)

/** A moment with the clinic's offset: '2026-11-21T12:30:00.000+05:30'. */
export const instantAtClinic = (now: Date) => clinicClock(now).replace('Z', OFFSET)

/** A day and a time of day at the clinic as a moment: '2026-11-21T00:00:00+05:30'. */
export const momentAtClinic = (day: string, time = '00:00:00') => `${day}T${time}${OFFSET}`

export const yearAtClinic = (now: Date) => Number(dayAtClinic(now).slice(0, 4))

/** Milliseconds until the next midnight at the clinic. */
export function untilNextDay(now: Date): number {
  return DAY_MS - ((now.getTime() + OFFSET_MS) % DAY_MS)
}

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** The day, YYYY-MM-DD, so many days after another; before it where the number is below zero. */
export const daysAfter = (day: string, days: number) => new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((noon(to) - noon(from)) / DAY_MS)
