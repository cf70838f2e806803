import { describe, expect, test } from 'vitest'
import { readPhone } from '../../../../server/cli/filters'
import { mobileRule } from '../../../../src/shared/contract/rules'
import { tenDigits } from '../../../../src/shared/ten-digits'

const written: [text: string, digits: string][] = [
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['(98765) 43210', '9876543210'],
  ['98765.43210', '9876543210'],
  ['\u202a+91\u00a098765\u201143210\u202c', '9876543210'],
  // As a Hindi keyboard writes them.
  ['९८७६५४३२१०', '9876543210'],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  // Ten digits are a whole number, whatever they begin with.
  ['9198765432', '9198765432'],
  ['0123456789', '0123456789'],
]
const strange = ['98765', '+1 202 555 0143 99', '+919876543210 1', 'call 9876543210', '९८७६', '']

describe('a phone number as people write it', () => {
  test.each(written)('%s is understood where it is pasted, and on the command line', (text, digits) => {
    expect([tenDigits(text), readPhone(text)]).toEqual([digits, digits])
  })

  test.each(strange)('%j is left to the visitor, and refused on the command line', (text) => {
    expect(tenDigits(text)).toBeUndefined()
    expect(() => readPhone(text)).toThrow('ten digits')
  })

  test.each([...written.map(([text]) => text), ...strange])(
    'the forms take %j only when nothing of it had to be changed',
    (text) => {
      expect(mobileRule(text) === undefined).toBe(tenDigits(text) === text && text !== '')
      const digits = tenDigits(text)
      if (digits) expect(mobileRule(digits)).toBeUndefined()
    },
  )
})
