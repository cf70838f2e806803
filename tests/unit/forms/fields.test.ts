import { describe, expect, test } from 'vitest'
import { formKinds, validateFields } from '../../../src/features/forms/form-kinds'
import { tenDigits } from '../../../src/features/forms/ten-digits'

const good = {
  name: 'Meera Nair',
  email: 'meera@example.org',
  mobile: '9876543210',
  date: '2999-01-07',
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
