import { expect, test } from 'vitest'
import { listAsText } from '../../../../../src/features/my-pages/list-as-text'
import { emptyLines, isWrong, rupeesOf, sumOf } from '../../../../../src/features/my-pages/quote-sheet'

const quotes = { 'surgeon-A': '120000', 'nights-A': '18000', 'surgeon-B': '' }

test('a quote is added up, and its empty lines are counted', () => {
  expect(sumOf(quotes, 'A')).toBe(138_000)
  expect(emptyLines(quotes, 'A')).toBe(6)
  expect(sumOf(quotes, 'B')).toBe(0)
  expect(emptyLines(quotes, 'B')).toBe(8)
})

test('the daughter reads what was ticked under its treatment, and the quotes that have something in them', () => {
  const lists = [
    { title: 'Rhinoplasty', ticked: ['Who pays for a revision?'] },
    { title: 'Liposuction', ticked: [] },
  ]
  expect(listAsText(lists, quotes)).toBe(
    'My list\n\n*Rhinoplasty*\n- Who pays for a revision?\n\n*Clinic A*\nSurgeon: ₹1,20,000\nNights: ₹18,000\nTogether: ₹1,38,000',
  )
})

test('an empty list is nothing to send', () => {
  expect(listAsText([], {})).toBe('')
})

test('sums count as people write them, in the digits of either script', () => {
  for (const typed of ['120000', '1,20,000', '₹ 1,20,000', 'Rs. 120000/-', '१२००००', '१,२०,०००'])
    expect(rupeesOf(typed), typed).toBe(120_000)
  expect(sumOf({ 'surgeon-A': '१२०', 'nights-A': '30' }, 'A')).toBe(150)
})

test('what is no sum is wrong, and is left out of the total; an empty field is not wrong', () => {
  for (const typed of ['12k', '1.2 lakh', '-5', 'abc', '12.50']) expect(isWrong(typed), typed).toBe(true)
  expect(isWrong(' ')).toBe(false)
  expect(sumOf({ 'surgeon-A': '12k', 'nights-A': '30' }, 'A')).toBe(30)
  expect(emptyLines({ 'surgeon-A': '12k', 'nights-A': '30' }, 'A')).toBe(7)
})
