import { expect, test } from 'vitest'
import type { Site } from '../../../../src/shared/contract/content'
import type { Enquiry } from '../../../../src/shared/contract/enquiry'
import { clinicLetter } from '../../../../server/mail/clinic-letter'
import { load } from '../content/setup/small-clinic'

test('the patient’s number in the clinic’s e-mail can be dialled, however the clinic writes its own', () => {
  const site = load().content?.site as Site
  for (const number of ['+91 124 000 0101', '+911240000101']) {
    const phones = [{ label: 'Desk', number }]
    const enquiry = {
      kind: 'callback',
      reference: 'VC-1',
      name: 'Asha',
      mobile: '9876543210',
      message: '',
      requesturl: '',
      refferelurl: '',
      notice: '',
      created_at: 0,
    }
    const { text } = clinicLetter(enquiry as Enquiry, { ...site, phones }, 'https://clinic.example')
    expect(text).toContain('+91 9876543210  tel:+919876543210')
  }
})
