import { expect, test } from 'vitest'
import { calendarFile } from '../../../../../../src/features/forms/sent/calendar-file'

const file = calendarFile({
  date: '2026-12-31',
  uid: 'VC-1@clinic.example',
  title: 'Appointment asked for: Clinic; Gurgaon, first visit',
  text: 'Not confirmed.\nआपका अनुरोध मिल गया है, धन्यवाद; हम जल्द ही आपसे बात करेंगे और दिन की पुष्टि करेंगे।',
  place: 'Sector 42, Gurgaon',
  now: new Date('2026-11-21T08:00:00.123Z'),
})

test('the event is tentative, lasts the whole day and blocks no time', () => {
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('DTSTAMP:20261121T080000Z')
  expect(lines).toContain('STATUS:TENTATIVE')
  expect(lines).toContain('TRANSP:TRANSPARENT')
  expect(lines).toContain('SUMMARY:Appointment asked for: Clinic\\; Gurgaon\\, first visit')
})

test('no line is longer than 75 bytes, and unfolded they are whole again', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Not confirmed.\\nआपका अनुरोध मिल गया है\\, धन्यवाद\\; हम')
})
