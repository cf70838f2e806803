import { WEEKDAYS } from './closed-days'
import type { Site } from './contract/content'
import type { timeWords } from './words/en/time'

type TimeWords = typeof timeWords

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
const weekdayOf = (day: string, { weekdays }: TimeWords) => weekdays[midnight(day).getUTCDay()] ?? ''
const monthOf = (day: string, { months }: TimeWords) => months[midnight(day).getUTCMonth()] ?? ''

/** 'Monday, 5 October 2026' of a day YYYY-MM-DD, the same on every device. */
export const dayInWords = (day: string, words: TimeWords) => words.weekdayAndDate(weekdayOf(day, words), shortDate(day, words))

/** '5 October 2026' of a day YYYY-MM-DD. */
export const shortDate = (day: string, words: TimeWords) =>
  words.date(midnight(day).getUTCDate(), monthOf(day, words), midnight(day).getUTCFullYear())

/** 'October 2026' of a day YYYY-MM-DD. */
export const monthAndYear = (day: string, words: TimeWords) =>
  words.monthAndYear(monthOf(day, words), midnight(day).getUTCFullYear())

/** '9:30am' of a time written '09:30'. */
export function clockTime(time: string, words: TimeWords): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return words.clock(hours, String(minutes).padStart(2, '0'))
}

/** Weeks begin on Monday, lists of days on Sunday. */
const at = (index: number) => (index + 1) % 7

/** The opening hours as lines of a table: 'Monday to Saturday' '9:30am to 6:30pm', 'Sunday' 'closed'. @param weekdays their names, from Sunday on */
export function hoursInWords(
  hours: Site['hours'],
  words: TimeWords,
  weekdays = words.weekdays,
): { days: string; times: string; open: boolean }[] {
  const times = WEEKDAYS.map((day) => {
    const open = hours.find(({ days }) => days.includes(day))
    return open && words.fromTo(clockTime(open.opens, words), clockTime(open.closes, words))
  })
  const lines: { days: string; times: string; open: boolean }[] = []
  for (let from = 0; from < 7;) {
    let to = from
    while (to < 6 && times[at(to + 1)] === times[at(from)]) to++
    const [first = '', last = ''] = [weekdays[at(from)], weekdays[at(to)]]
    const open = times[at(from)]
    lines.push({ days: from === to ? first : words.fromTo(first, last), times: open ?? words.closed, open: open !== undefined })
    from = to + 1
  }
  return lines
}
