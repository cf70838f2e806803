import { weekdays } from './weekdays'

/** How days and hours are said. */
export const timeWords = {
  weekdays,
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: [
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
  ],
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  monthAndYear: (month: string, year: number) => `${month} ${year}`,
  weekdayAndDate: (weekday: string, date: string) => `${weekday}, ${date}`,
  /** Of minutes as two digits. */
  clock: (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  /** What the table of hours says of a day without any. */
  closed: 'closed',
  openUntil: (time: string) => `Open now, until ${time}`,
  /** `when`: of `nearDays`, or `onDay`. */
  opensAt: (when: string, time: string) => `Closed now, opens ${when} at ${time}`,
  nearDays: ['today', 'tomorrow'],
  onDay: (weekday: string) => `on ${weekday}`,
}

const units = { days: 'Day', weeks: 'Week', months: 'Month' }

/** A stretch of a recovery: `Day 0`, `Days 2 to 3`, `Weeks 4 to 6`, `2 to 4 weeks before`. */
export function stretch(unit: 'days' | 'weeks' | 'months', first: number, last: number): string {
  if (first < 0) return `${first === last ? -first : `${-last} to ${-first}`} ${unit} before`
  return first === last ? `${units[unit]} ${first}` : `${units[unit]}s ${first} to ${last}`
}
