import { daysAfter } from '../shared/clinic-day'

export interface TentativeDay {
  /** YYYY-MM-DD */
  date: string
  uid: string
  title: string
  text: string
  place?: string
}

/** An iCalendar file (RFC 5545) of tentative events that last a whole day and block no time. */
export function calendarFile(days: readonly TentativeDay[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic-site//appointment request//EN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventLines(day, now)),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

/** The file as the address of a download link, made on the device. */
export const calendarAddress = (file: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`

const eventLines = ({ date, uid, title, text, place }: TentativeDay, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${compact(date)}`,
  `DTEND;VALUE=DATE:${compact(daysAfter(date, 1))}`,
  'STATUS:TENTATIVE',
  'TRANSP:TRANSPARENT',
  `SUMMARY:${escape(title)}`,
  `DESCRIPTION:${escape(text)}`,
  ...(place ? [`LOCATION:${escape(place)}`] : []),
  'END:VEVENT',
]

const compact = (day: string) => day.replaceAll('-', '')

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines may have 75 bytes; longer ones go on after a space. A character is never cut in two. */
function fold(line: string): string {
  const bytes = new TextEncoder()
  let folded = ''
  let room = 75
  for (const character of line) {
    const size = bytes.encode(character).length
    if (size > room) {
      folded += '\r\n '
      room = 74
    }
    folded += character
    room -= size
  }
  return folded
}
