import { describe, expect, test } from 'vitest'
import { formKinds, validateFields } from '../../../src/features/forms/form-kinds'
import { tenDigits } from '../../../src/features/forms/ten-digits'
import { aYearAfter, dateRule } from '../../../src/shared/contract/rules'
import { dayAtClinic } from '../../../src/shared/clinic-time'

const DAY = 24 * 60 * 60 * 1000

const good = {
  name: 'Meera Nair',
  email: 'meera@example.org',
  mobile: '9876543210',
  date: dayAtClinic(new Date(Date.now() + 30 * DAY)),
  captcha: 'abc',
}

describe('the fields of a form', () => {
  test.each(Object.entries(formKinds))(
    '%s: a good filling-in has no messages, an empty one has those of its required fields',
    (_, kind) => {
      expect(validateFields(kind)(good)).toEqual({})
      const required = kind.fields.filter((field) => !kind.optional.includes(field))
      expect(Object.keys(validateFields(kind)({})).sort()).toEqual([...required].sort())
    },
  )

  test('the contact form takes a name of one letter and has its own message', () => {
    expect(validateFields(formKinds.contact)({ ...good, name: 'M' })).toEqual({})
    expect(validateFields(formKinds.contact)({ ...good, name: '7' })).toEqual({ name: ' Only alphabets allowed' })
    expect(validateFields(formKinds.appointment)({ ...good, name: 'M' })).toEqual({ name: 'Only alphabets allowed' })
  })

  test('an e-mail is optional for a callback, and decides which call is made', () => {
    const { callback } = formKinds
    expect(validateFields(callback)({ ...good, email: undefined as never })).toEqual({})
    expect(validateFields(callback)({ ...good, email: 'x' })).toEqual({ email: 'Please Enter Valid email' })
    expect(callback.save({ email: ' ' })).toBe('saveRequestCallback')
    expect(callback.save(good)).toBe('saveRequestCallbackWithEmail')
  })

  test('a day that is over is asked for again', () => {
    expect(validateFields(formKinds.quick)({ ...good, date: '2020-01-01' })).toEqual({ date: 'Please choose date' })
  })

  test.each([
    ['2026-11-21', '2027-11-21', '2027-11-22'],
    ['2028-02-29', '2029-02-28', '2029-03-01'],
    ['2026-12-31', '2027-12-31', '9999-12-31'],
  ])('on %s a day can be asked for until %s, and not %s', (today, last, later) => {
    const rule = dateRule(() => today)
    expect([aYearAfter(today), rule(last), rule(later)]).toEqual([last, undefined, 'Please choose date'])
  })
})

describe('a pasted phone number', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['\u202a+91\u00a098765\u201143210\u202c', '9876543210'],
  ])('%s', (text, digits) => expect(tenDigits(text)).toBe(digits))

  test.each(['98765', '+1 202 555 0143 99', 'call 9876543210', ''])('%s is left to the visitor', (text) =>
    expect(tenDigits(text)).toBeUndefined(),
  )
})
