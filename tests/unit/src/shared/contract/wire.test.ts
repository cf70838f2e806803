import { expect, test } from 'vitest'
import { endpointOf, payload } from '../../../../../src/features/forms/payload'
import { type FormName, forms } from '../../../../../src/shared/contract/enquiry'

const typed = {
  name: ' Meera Nair ',
  email: 'meera@example.org ',
  mobile: '9876543210',
  date: '2027-01-04',
  message: ' Hello,\nafter five ',
  captcha: ' ab1 ',
}
const circumstances = {
  key: 'k1',
  notice: '2026-10',
  referrer: 'https://search.example/results?q=scar',
  address: 'https://clinic.example/contact?gclid=1#form',
}
const sent = (name: FormName, values: Partial<typeof typed> = typed) =>
  `${endpointOf(forms[name], values)} ${JSON.stringify(payload(forms[name], values, circumstances))}`
const { message: _message, ...silent } = typed
const { email: _email, ...unwritten } = silent

/** Recorded before the fields stood in one place. Pages and servers of two versions talk to each other: a change here needs a reason. */
test('what the forms send is what pages and servers of former versions know', () => {
  expect([
    sent('appointment'),
    sent('appointment', silent),
    sent('quick'),
    sent('callback'),
    sent('callback', unwritten),
    sent('callback', { ...unwritten, email: '  ' }),
    sent('contact'),
    sent('contact', silent),
  ]).toMatchInlineSnapshot(`
    [
      "saveAppointment {"name":"Meera Nair","email":"meera@example.org","mobile":"9876543210","date":"2027-01-04","message":"Hello,\\nafter five","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveAppointment {"name":"Meera Nair","email":"meera@example.org","mobile":"9876543210","date":"2027-01-04","message":"","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveAppointment {"name":"Meera Nair","mobile":"9876543210","email":"meera@example.org","date":"2027-01-04","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveRequestCallbackWithEmail {"name":"Meera Nair","mobile":"9876543210","email":"meera@example.org","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveRequestCallback {"name":"Meera Nair","mobile":"9876543210","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveRequestCallback {"name":"Meera Nair","mobile":"9876543210","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveContactUs {"name":"Meera Nair","email":"meera@example.org","mobile":"9876543210","message":"Hello,\\nafter five","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
      "saveContactUs {"name":"Meera Nair","email":"meera@example.org","mobile":"9876543210","message":"","captcha":"ab1","requesturl":"https://search.example/results","refferelurl":"https://clinic.example/contact?gclid=1","key":"k1","notice":"2026-10","website":""}",
    ]
  `)
})
