import { dayAtClinic, minuteAtClinic } from './clinic-day'
import { clockTime } from './clinic-time'
import { WEEKDAYS } from './closed-days'
import type { Site } from './contract/content'
import type { timeWords } from './words/en/time'

type Clinic = Pick<Site, 'hours' | 'holidays'>

/** How far ahead, in days, an opening is looked for: longer than any row of holidays. */
const AHEAD = 14
const DAY_MS = 86_400_000

/** Whether the clinic is open at a moment, and until when; or how many days on it opens, and at what time. Undefined without hours. */
export function openingAt(now: Date, clinic: Clinic) {
  const time = minuteAtClinic(now)
  for (let days = 0; days < AHEAD; days++) {
    const day = dayAtClinic(new Date(now.getTime() + days * DAY_MS))
    const hours = hoursOf(day, clinic)
    if (!hours || (days === 0 && time >= hours.closes)) continue
    return days === 0 && time >= hours.opens ? { open: true, until: hours.closes } : { open: false, days, day, at: hours.opens }
  }
  return undefined
}

/** 'Open now, until 6:30pm', 'Closed now, opens on Monday at 9:30am'. */
export function openingInWords(now: Date, clinic: Clinic, words: typeof timeWords): { open: boolean; text: string } | undefined {
  const opening = openingAt(now, clinic)
  if (!opening) return undefined
  const { open, until, day, days = 0, at = '' } = opening
  if (until) return { open, text: words.openUntil(clockTime(until, words)) }
  const when = days < 2 ? words.nearDays[days] : words.onDay(words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
  return { open, text: words.opensAt(when ?? '', clockTime(at, words)) }
}

function hoursOf(day: string, { hours, holidays }: Clinic) {
  if (holidays.some(({ date }) => date === day)) return undefined
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return hours.find(({ days }) => days.some((name) => name === weekday))
}
