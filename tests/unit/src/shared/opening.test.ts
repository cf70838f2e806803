import { expect, test } from 'vitest'
import { momentAtClinic } from '../../../../src/shared/clinic-day'
import { openingInWords } from '../../../../src/shared/opening'
import { timeWords } from '../../../../src/shared/words/en/time'

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const clinic = {
  hours: [{ days: [...week], opens: '09:30', closes: '18:30' }],
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
}
const told = (day: string, time: string) => openingInWords(new Date(momentAtClinic(day, time)), clinic, timeWords)?.text

test.each([
  ['2026-11-23', '09:29:00', 'Closed now, opens today at 9:30am'],
  ['2026-11-23', '09:30:00', 'Open now, until 6:30pm'],
  ['2026-11-23', '18:29:59', 'Open now, until 6:30pm'],
  ['2026-11-23', '18:30:00', 'Closed now, opens tomorrow at 9:30am'],
  ['2026-11-28', '20:00:00', 'Closed now, opens on Monday at 9:30am'],
  ['2026-11-29', '12:00:00', 'Closed now, opens tomorrow at 9:30am'],
  // A holiday on a Friday.
  ['2026-12-24', '19:00:00', 'Closed now, opens on Saturday at 9:30am'],
])('on %s at %s by the clinic’s clock a visitor reads: %s', (day, time, text) => {
  expect(told(day, time)).toBe(text)
})

test('a visitor abroad reads the clinic’s hours, not those of the phone', () => {
  // Four in the morning in London is half past nine in Gurgaon.
  expect(openingInWords(new Date('2026-11-23T04:00:00Z'), clinic, timeWords)?.open).toBe(true)
})

test('without hours nothing is promised', () => {
  expect(openingInWords(new Date(), { hours: [], holidays: [] }, timeWords)).toBeUndefined()
})
