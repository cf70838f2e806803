import type { Site } from './contract/content'
import { weekdays } from './contract/weekdays'

export { dayAtClinic, untilNextDay, yearAtClinic } from './clinic-day'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Why the clinic is closed on a day (YYYY-MM-DD): a weekday's or a holiday's name; undefined on open days. */
export function closedOn(day: string, { hours, holidays }: Pick<Site, 'hours' | 'holidays'>): string | undefined {
  const holiday = holidays.find(({ date }) => date === day)
  if (holiday) return holiday.name
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const open = hours.some(({ days }) => days.some((name) => name === WEEKDAYS[weekday]))
  return open ? undefined : WEEKDAY_NAMES[weekday]
}

/** 'Monday, 5 October 2026' of a day YYYY-MM-DD, the same on every device. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${WEEKDAY_NAMES[date.getUTCDay()]}, ${shortDate(day)}`
}

/** '5 October 2026' of a day YYYY-MM-DD. */
export function shortDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** 'October 2026' of a day YYYY-MM-DD. */
export function monthAndYear(day: string): string {
  return shortDate(day).replace(/^\d+ /, '')
}

/** '9:30am' of a time written '09:30'. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}

/** What the table of hours says of a day without any. */
export const CLOSED = 'closed'

/** The opening hours as lines of a table: 'Monday to Saturday' '9:30am to 6:30pm', 'Sunday' 'closed'. */
export function hoursInWords(hours: Site['hours']): { days: string; times: string }[] {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const times = weekdays.map((day) => {
    const open = hours.find(({ days }) => days.includes(day))
    return open ? `${clockTime(open.opens)} to ${clockTime(open.closes)}` : CLOSED
  })
  const lines: { days: string; times: string }[] = []
  for (let from = 0; from < 7;) {
    let to = from
    while (to < 6 && times[to + 1] === times[from]) to++
    lines.push({ days: from === to ? `${names[from]}` : `${names[from]} to ${names[to]}`, times: times[from] ?? CLOSED })
    from = to + 1
  }
  return lines
}

/** 'Mon to Sat' of 'Monday to Saturday'. */
export const shortDays = (days: string) => days.replace(/(\w{3})\w*day/g, '$1')
