import { expect, test } from 'vitest'
import { listAsText } from '../../../../../src/features/my-pages/list-as-text'
import { emptyLines, sumOf } from '../../../../../src/features/my-pages/quote-sheet'

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
