import { afterAll, expect, test } from 'vitest'
import { PATIENCE, workedExample } from './worked-example'

/** The worked example of docs/how-to/add-a-field.md. */
const { touched, apply, complaints, leave } = workedExample('add-a-field')
afterAll(leave)
const CONTRACT = 'src/shared/contract/enquiry.ts'

test('a new field on a form touches six files at most, those of both languages among them', () => {
  expect(touched).toContain(CONTRACT)
  expect(touched.length).toBeLessThanOrEqual(6)
})

test(
  'whoever adds only the field is told every other place by the compiler, and with all of them it compiles',
  { timeout: PATIENCE },
  () => {
    apply(`--include=${CONTRACT}`)
    // Where the languages meet is named with the one that lacks a word.
    const named = complaints().filter((file) => file !== 'src/shared/words/catalogue.ts')
    expect(named).toEqual(touched.filter((file) => /\.tsx?$/.test(file) && file !== CONTRACT).sort())
    apply(`--exclude=${CONTRACT}`)
    expect(complaints()).toEqual([])
  },
)
