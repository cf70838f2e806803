import type { Enquiry, FieldName, MessageKey } from '../../contract/enquiry'

/** What stands above each field. */
export const labels: Record<FieldName | 'captcha', string> = {
  name: 'Name',
  email: 'Email',
  mobile: 'Phone',
  date: 'Date',
  message: 'Message',
  captcha: 'Captcha code',
}

/** The row of each field in the privacy notice: what is stored, where it comes from and what it is for. */
export const noticeRows: Record<FieldName, [stored: string, from: string, purpose: string]> = {
  name: ['Name', 'You type it', 'To address you and to find your request'],
  mobile: ['Mobile number', 'You type it', 'To call you about your request'],
  email: [
    'E-mail address',
    'You type it; optional when you ask for a call back',
    'To send you a confirmation and answer you in writing',
  ],
  date: ['Date', 'You choose it; appointments only', 'To offer you a day that suits you'],
  message: ['Message', 'You type it; always optional', 'To prepare the answer'],
}

/** What is wrong with a field, word for word (docs/requirements.md). Both sides look it up: the rules know only the keys. */
export const messages: Record<MessageKey, string> = {
  nameMissing: 'Name field required',
  nameLetters: 'Only alphabets allowed',
  contactNameLetters: ' Only alphabets allowed',
  emailMissing: 'Email field required',
  emailForm: 'Please Enter Valid email',
  mobileMissing: 'Mobile field required',
  mobileDigits: 'Enter a 10 digit Mobile No',
  dateChoice: 'Please choose date',
  captchaMissing: 'Captcha required',
}

/** What only the server says: no form of ours sends such a value. */
export const refusals = {
  tooLong: (characters: number) => `At most ${characters} characters`,
  unreadable: 'This value cannot be read',
}

/** Each part of an enquiry: its word, or null where it is not shown by itself. The order is that of the rows. */
type Words<Word> = Record<keyof Enquiry, Word>

/** How the clinic reads an enquiry. */
export const clinicWords = {
  /** In its e-mail. */
  letter: {
    reference: 'Reference',
    name: 'Name',
    mobile: 'Phone',
    email: 'E-mail',
    date: 'Asked for',
    refferelurl: 'Sent from',
    requesturl: 'Came from',
    created_at: 'Received',
    notice: 'Privacy notice',
    kind: null,
    message: null,
    notice_served: null,
    notice_hash: null,
  } satisfies Words<string | null>,
  /** In `requests show`; ten letters at most. */
  show: {
    reference: 'Reference',
    kind: 'Kind',
    created_at: 'Received',
    name: 'Name',
    mobile: 'Phone',
    email: 'E-mail',
    date: 'For day',
    refferelurl: 'Sent from',
    requesturl: 'Came from',
    notice: 'Notice',
    message: null,
    notice_served: null,
    notice_hash: null,
  } satisfies Words<string | null>,
  /** Above the columns of `requests list`. */
  list: {
    reference: 'REFERENCE',
    created_at: 'RECEIVED',
    kind: 'KIND',
    mobile: 'PHONE',
    date: 'FOR DAY',
    name: 'NAME',
    message: 'MESSAGE',
    email: null,
    requesturl: null,
    refferelurl: null,
    notice: null,
    notice_served: null,
    notice_hash: null,
  } satisfies Words<string | null>,
  /** In the CSV and JSON of `requests`, for other programs: a name that is in use stays. */
  exported: {
    reference: 'reference',
    kind: 'kind',
    created_at: 'received',
    name: 'name',
    mobile: 'mobile',
    email: 'email',
    date: 'date',
    message: 'message',
    refferelurl: 'page',
    requesturl: 'referrer',
    notice: 'notice',
    notice_served: 'noticeServed',
    notice_hash: 'noticeHash',
  } satisfies Words<string>,
  /** The options of `requests correct`, and what follows them. */
  correct: {
    name: ['name', 'TEXT'],
    mobile: ['phone', 'NUMBER'],
    email: ['email', 'ADDRESS'],
    date: ['date', 'DAY'],
    message: null,
  } satisfies Record<FieldName, [option: string, value: string] | null>,
}
