import { expect, test } from 'vitest'
import { closedOn } from '../../../../src/shared/closed-days'
import { dayAtClinic, instantAtClinic, minuteAtClinic, momentAtClinic, untilNextDay } from '../../../../src/shared/clinic-day'
import { clockTime, dayInWords, hoursInWords, monthAndYear } from '../../../../src/shared/clinic-time'
import { timeWords } from '../../../../src/shared/words/en/time'

const weekdays = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const, opens: '09:30', closes: '18:30' }
const hours = [{ ...weekdays, days: [...weekdays.days] }]
const inLines = (of: Parameters<typeof hoursInWords>[0]) =>
  hoursInWords(of, timeWords).map(({ days, times }) => ({ days, times }))

test.each([
  ['2026-11-22', 'Sunday'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-11-23', undefined],
])('on %s the clinic is closed because of: %s', (day, reason) => {
  expect(closedOn(day, { hours, holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] }, timeWords.weekdays)).toBe(reason)
})

test.each([
  ['00:00', '12:00am'],
  ['09:30', '9:30am'],
  ['12:05', '12:05pm'],
  ['23:59', '11:59pm'],
])('%s is told as %s', (time, told) => {
  expect(clockTime(time, timeWords)).toBe(told)
})

test('the table of hours joins days that are alike', () => {
  expect(inLines(hours)).toEqual([
    { days: 'Monday to Saturday', times: '9:30am to 6:30pm' },
    { days: 'Sunday', times: 'closed' },
  ])
  expect(inLines([{ days: ['tue', 'wed', 'sun'], opens: '10:00', closes: '13:00' }])).toEqual([
    { days: 'Monday', times: 'closed' },
    { days: 'Tuesday to Wednesday', times: '10:00am to 1:00pm' },
    { days: 'Thursday to Saturday', times: 'closed' },
    { days: 'Sunday', times: '10:00am to 1:00pm' },
  ])
})

test('days have a short form where there is little room', () => {
  const [open] = hoursInWords(hours, timeWords, timeWords.shortWeekdays)
  expect(open).toEqual({ days: 'Mon to Sat', times: '9:30am to 6:30pm', open: true })
})

test('days are the same words on every device', () => {
  expect(dayInWords('2026-11-23', timeWords)).toBe('Monday, 23 November 2026')
  expect(monthAndYear('2026-02-01', timeWords)).toBe('February 2026')
})

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21', '23:59', '2026-11-21T23:59:59.999+05:30', 1],
  ['2026-11-21T18:30:00.000Z', '2026-11-22', '00:00', '2026-11-22T00:00:00.000+05:30', 86_400_000],
])('when it is %s elsewhere, the clinic’s calendar shows %s and its clock %s', (utc, day, minute, instant, left) => {
  const now = new Date(utc)
  expect([dayAtClinic(now), minuteAtClinic(now), instantAtClinic(now), untilNextDay(now)]).toEqual([day, minute, instant, left])
  expect(Date.parse(momentAtClinic(day, `${minute}:00`))).toBe(Math.floor(now.getTime() / 60_000) * 60_000)
})
