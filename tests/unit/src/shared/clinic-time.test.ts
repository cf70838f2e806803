import { expect, test } from 'vitest'
import { clockTime, closedOn, dayInWords, hoursInWords, monthAndYear, shortDays } from '../../../../src/shared/clinic-time'

const weekdays = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const, opens: '09:30', closes: '18:30' }
const hours = [{ ...weekdays, days: [...weekdays.days] }]

test.each([
  ['2026-11-22', 'Sunday'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-11-23', undefined],
])('on %s the clinic is closed because of: %s', (day, reason) => {
  expect(closedOn(day, { hours, holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] })).toBe(reason)
})

test.each([
  ['00:00', '12:00am'],
  ['09:30', '9:30am'],
  ['12:05', '12:05pm'],
  ['23:59', '11:59pm'],
])('%s is told as %s', (time, told) => {
  expect(clockTime(time)).toBe(told)
})

test('the table of hours joins days that are alike', () => {
  expect(hoursInWords(hours)).toEqual([
    { days: 'Monday to Saturday', times: '9:30am to 6:30pm' },
    { days: 'Sunday', times: 'closed' },
  ])
  expect(hoursInWords([{ days: ['tue', 'wed', 'sun'], opens: '10:00', closes: '13:00' }])).toEqual([
    { days: 'Monday', times: 'closed' },
    { days: 'Tuesday to Wednesday', times: '10:00am to 1:00pm' },
    { days: 'Thursday to Saturday', times: 'closed' },
    { days: 'Sunday', times: '10:00am to 1:00pm' },
  ])
})

test('any clinic’s days have a short form', () => {
  expect(['Monday to Saturday', 'Tuesday to Wednesday', 'Thursday', 'Friday to Sunday'].map(shortDays)).toEqual([
    'Mon to Sat',
    'Tue to Wed',
    'Thu',
    'Fri to Sun',
  ])
})

test('days are the same words on every device', () => {
  expect(dayInWords('2026-11-23')).toBe('Monday, 23 November 2026')
  expect(monthAndYear('2026-02-01')).toBe('February 2026')
})
