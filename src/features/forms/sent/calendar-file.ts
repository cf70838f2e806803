interface TentativeDay {
  /** YYYY-MM-DD */
  date: string
  uid: string
  title: string
  text: string
  place: string
  now: Date
}

/** An iCalendar file (RFC 5545) with one tentative event that lasts a whole day and blocks no time. */
export function calendarFile({ date, uid, title, text, place, now }: TentativeDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic-site//appointment request//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `LOCATION:${escape(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

const compact = (day: string) => day.replaceAll('-', '')

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

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
