import { describe, expect, test } from 'vitest'
import { inputsOf, validateFields } from '../../../../../src/features/forms/form-values'
import { endpointOf } from '../../../../../src/features/forms/payload'
import { type FieldName, fields, forms } from '../../../../../src/shared/contract/enquiry'
import { aYearAfter, dateRule } from '../../../../../src/shared/contract/rules'
import { dayAtClinic } from '../../../../../src/shared/clinic-day'

const DAY = 24 * 60 * 60 * 1000

const good = {
  name: 'Meera Nair',
  email: 'meera@example.org',
  mobile: '9876543210',
  date: dayAtClinic(new Date(Date.now() + 30 * DAY)),
  captcha: 'abc',
}

describe('the fields of a form', () => {
  test.each(Object.entries(forms))(
    '%s: a good filling-in has no messages, an empty one has those of its required fields',
    (_, form) => {
      expect(validateFields(form)(good)).toEqual({})
      const required = inputsOf(form).filter((field) => !form.optional.some((name) => name === field))
      expect(Object.keys(validateFields(form)({})).sort()).toEqual([...required].sort())
    },
  )

  test('the contact form takes a name of one letter and has its own message', () => {
    expect(validateFields(forms.contact)({ ...good, name: 'M' })).toEqual({})
    expect(validateFields(forms.contact)({ ...good, name: '7' })).toEqual({ name: ' Only alphabets allowed' })
    expect(validateFields(forms.appointment)({ ...good, name: 'M' })).toEqual({ name: 'Only alphabets allowed' })
  })

  test('an e-mail is optional for a callback, and decides which call is made', () => {
    const { callback } = forms
    expect(validateFields(callback)({ ...good, email: undefined as never })).toEqual({})
    expect(validateFields(callback)({ ...good, email: 'x' })).toEqual({ email: 'Please Enter Valid email' })
    expect(endpointOf(callback, { email: ' ' })).toBe('saveRequestCallback')
    expect(endpointOf(callback, good)).toBe('saveRequestCallbackWithEmail')
  })

  test('a day that is over is asked for again', () => {
    expect(validateFields(forms.quick)({ ...good, date: '2020-01-01' })).toEqual({ date: 'Please choose date' })
  })

  test.each([
    ['2026-11-21', '2027-11-21', '2027-11-22'],
    ['2028-02-29', '2029-02-28', '2029-03-01'],
    ['2026-12-31', '2027-12-31', '9999-12-31'],
  ])('on %s a day can be asked for until %s, and not %s', (today, last, later) => {
    const rule = (day: string) => dateRule(day, () => today)
    expect([aYearAfter(today), rule(last), rule(later)]).toEqual([last, undefined, 'dateChoice'])
  })
})

test('every field is asked for by some form', () => {
  const asked = new Set<FieldName>(Object.values(forms).flatMap((form) => [...form.fields]))
  expect([...asked].sort()).toEqual(Object.keys(fields).sort())
})
