import { expect, test } from 'vitest'
import { fold } from '../../../build/fold'

const MARK = '<template data-fold=""></template>'

test('what follows the first screen waits for the whole stylesheet; its own styles are those above', () => {
  expect(fold(`<h1>Above</h1>${MARK}<p>Below</p>`, '/assets/style.css')).toEqual({
    html: '<h1>Above</h1><link id="fold" rel="stylesheet" href="/assets/style.css"><p>Below</p>',
    above: '<h1>Above</h1>',
  })
})

test('a page has one fold, however many parts ask for one', () => {
  const { html, above } = fold(`a${MARK}b${MARK}c`, '/s.css')
  expect(html.match(/<link/g)).toHaveLength(1)
  expect(html.replace(/<link[^>]*>/, '')).toBe('abc')
  expect(above).toBe('a')
})

test('a short page is all above', () => {
  expect(fold('<p>All</p>', '/s.css')).toEqual({ html: '<p>All</p>', above: '<p>All</p>' })
})
