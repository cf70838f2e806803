import type { EnquiryKind } from '../../contract/enquiry'
import type { receiptWords as Receipt } from '../en/mail'

/** The clinic's e-mail about a request is in English, as its staff reads it. */
export { letterWords } from '../en/mail'

const asked: Record<EnquiryKind, (on: string) => string> = {
  appointment: (on) => `आपने ${on}अपॉइंटमेंट माँगा है।`,
  callback: (on) => `आपने ${on}फ़ोन करने को कहा है।`,
  contact: (on) => `आपने ${on}हमसे बात करने को कहा है।`,
}

/** The visitor's e-mail. */
export const receiptWords = {
  subject: (reference: string, clinic: string) => `${clinic}: आपका संदेश ${reference}`,
  title: (reference: string) => `आपका संदेश ${reference} हमें मिल गया है`,
  wish: (kind: EnquiryKind, day?: string) => asked[kind](day ? `${day} के लिए ` : ''),
  next: (clinic: string) =>
    `अभी कुछ पक्का नहीं हुआ है: ${clinic} से आपको फ़ोन आएगा, उसी दिन या अगले काम के दिन। बदलना या रद्द करना हो, तो हमें फ़ोन कीजिए और यह संदेश नंबर बताइए।`,
  emergency: (number: string) => `यह ईमेल और वेबसाइट इमरजेंसी के लिए नहीं हैं। इमरजेंसी में ${number} पर फ़ोन कीजिए।`,
  privacy: (months: number) => `आपका संदेश ${months} महीने रखा जाता है; आप कहें, तो उससे पहले मिटा दिया जाता है।`,
  policy: 'निजता की सूचना',
  stray: 'अगर आपने कोई संदेश नहीं भेजा, तो किसी ने ईमेल का पता ग़लत लिख दिया है। इस ईमेल पर ध्यान मत दीजिए।',
  reference: 'संदेश नंबर',
  phone: 'फ़ोन',
} satisfies typeof Receipt
