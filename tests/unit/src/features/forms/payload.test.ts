import { expect, test } from 'vitest'
import { payload } from '../../../../../src/features/forms/payload'
import { forms } from '../../../../../src/shared/contract/enquiry'

const circumstances = {
  key: 'k1',
  notice: '2026-10',
  referrer: 'https://search.example/results?q=scar#top',
  address: 'https://clinic.example/contact?gclid=1#contact-form',
}
const values = {
  name: ' Meera ',
  email: 'm@example.org',
  mobile: '9876543210',
  message: 'Hello ',
  captcha: ' ab ',
  date: '2027-01-04',
}

test('a contact request has its names, and of the queries the marks of a campaign only', () => {
  expect(payload(forms.contact, values, circumstances)).toEqual({
    name: 'Meera',
    email: 'm@example.org',
    mobile: '9876543210',
    message: 'Hello',
    captcha: 'ab',
    requesturl: 'https://search.example/results',
    refferelurl: 'https://clinic.example/contact?gclid=1',
    key: 'k1',
    notice: '2026-10',
    website: '',
  })
})

test('an appointment has a date, a quick one no message', () => {
  expect(payload(forms.appointment, values, circumstances)).toMatchObject({ date: '2027-01-04', message: 'Hello' })
  expect(payload(forms.quick, values, circumstances)).not.toHaveProperty('message')
})

test('a callback has an e-mail only when one was typed', () => {
  expect(payload(forms.callback, values, circumstances)).toHaveProperty('email')
  expect(payload(forms.callback, { ...values, email: '  ' }, circumstances)).not.toHaveProperty('email')
})

test('a visitor who came from nowhere', () => {
  expect(payload(forms.contact, values, { ...circumstances, referrer: '' }).requesturl).toBe('')
})
