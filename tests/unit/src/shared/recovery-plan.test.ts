import { expect, test } from 'vitest'
import { dayAtClinic } from '../../../../src/shared/clinic-day'
import { daysAfter, daysBetween } from '../../../../src/shared/clinic-day'
import { lastDay, latestBefore, milestones, oddDay, onDay, packed, unpacked } from '../../../../src/shared/recovery-plan'

const step = (from: number, to: number, title: string) => ({ when: `${from} to ${to}`, from, to, title, text: '' })
const nose = [
  step(0, 0, 'The day itself'),
  step(1, 3, 'Swollen'),
  step(4, 6, 'Bruises move down'),
  step(7, 7, 'Splint off'),
  step(7, 10, 'Desk work'),
  step(15, 28, 'Light exercise'),
]

test('on the fifth night a patient reads what is usual then, and what comes next', () => {
  const { now, next } = onDay(nose, 5)
  expect(now.map(({ title }) => title)).toEqual(['Bruises move down'])
  expect(next?.title).toBe('Splint off')
})

test('a day of two steps names both', () => {
  expect(onDay(nose, 7).now.map(({ title }) => title)).toEqual(['Splint off', 'Desk work'])
})

test('a day that no step names shows the last one before it', () => {
  const { now, next } = onDay(nose, 12)
  expect(now.map(({ title }) => title)).toEqual(['Desk work'])
  expect(next?.title).toBe('Light exercise')
})

test('before the treatment nothing is usual yet, and the day itself comes next', () => {
  expect(onDay(nose, -3)).toEqual({ now: [], next: nose[0] })
})

test('the recovery ends with its longest step, and nothing comes after it', () => {
  expect(lastDay(nose)).toBe(28)
  expect(onDay(nose, 28).next).toBeUndefined()
})

test('the day is counted by the calendar of the clinic, on whatever side of midnight the device is', () => {
  // 18:29 in London is a minute before midnight in Gurgaon.
  expect(daysBetween('2026-11-20', dayAtClinic(new Date('2026-11-25T18:29:00Z')))).toBe(5)
  expect(daysBetween('2026-11-20', dayAtClinic(new Date('2026-11-25T18:30:00Z')))).toBe(6)
})

test('days are counted over the ends of months, leap days and changes of the hour elsewhere', () => {
  expect(daysAfter('2028-02-27', 3)).toBe('2028-03-01')
  expect(daysAfter('2026-03-05', -7)).toBe('2026-02-26')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

test('a wedding in time names the last sensible day', () => {
  expect(latestBefore('2027-06-30', 42, '2026-11-22')).toEqual({
    day: '2027-05-19',
    takes: 42,
    tooClose: false,
    earliest: '2027-01-03',
  })
})

test('today is still in time; a day later it is too close', () => {
  expect(latestBefore('2027-01-03', 42, '2026-11-22')?.tooClose).toBe(false)
  expect(latestBefore('2027-01-02', 42, '2026-11-22')?.tooClose).toBe(true)
})

test('where a page says nothing about flights, no day is made up', () => {
  expect(latestBefore('2027-01-02', undefined, '2026-11-22')).toBeUndefined()
})

test('the steps become days of the calendar, what comes before the treatment first', () => {
  const days = milestones([...nose, step(-28, -14, 'Getting ready')], '2026-12-30')
  expect(days[0]).toMatchObject({ day: '2026-12-02', step: { title: 'Getting ready' } })
  expect(days.find(({ step: { title } }) => title === 'Splint off')?.day).toBe('2027-01-06')
})

test('a day more than three years away, on either side, is a slip of the finger; a long recovery and a long plan are not', () => {
  expect(oddDay('2016-11-22', '2026-11-22')).toBe('past')
  expect(oddDay('0026-11-22', '2026-11-22')).toBe('past')
  expect(oddDay('2062-11-22', '2026-11-22')).toBe('future')
  expect(oddDay('2024-06-01', '2026-11-22')).toBeUndefined()
  expect(oddDay('2028-06-01', '2026-11-22')).toBeUndefined()
})

test('the file without the names of its fields says the same', () => {
  const plans = [
    { path: '/a', name: 'A', surgical: true, steps: nose, callAtOnce: ['Fever'], ready: { desk: 7, occasion: 28, flight: 10 } },
    { path: '/b', name: 'B', surgical: false, steps: nose.slice(0, 1), callAtOnce: [], ready: { desk: 0, occasion: 1 } },
  ]
  expect(unpacked(JSON.parse(JSON.stringify(packed(plans))))).toEqual(plans)
})
