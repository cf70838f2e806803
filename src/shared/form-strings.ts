import type { Enquiry, FieldName } from './contract/enquiry'

/** What stands above each field. */
const labels: Record<FieldName | 'captcha', string> = {
  name: 'Name',
  email: 'Email',
  mobile: 'Phone',
  date: 'Date',
  message: 'Message',
  captcha: 'Captcha code',
}

/** The texts of the forms. The messages of the field rules stand with the rules (contract/rules.ts). */
export const formStrings = {
  titles: {
    appointment: 'Book an appointment',
    quick: 'Quick appointment',
    callback: 'Request a callback',
    contact: 'Write to us',
  },
  intros: {
    appointment: 'Tell us how to reach you and which day would suit you. We call to confirm it.',
    quick: 'Leave your details and a day that would suit you. We call to confirm it.',
    callback: 'Leave your number and we call you back in clinic hours.',
    contact: 'We answer within the next working day.',
  },
  labels,
  optional: '(optional)',
  requiredNote: 'Fields marked * are required',
  mobileHint: '10 digits, without +91 or 0',
  honeypot: 'Leave this field empty',
  closedDay: (reason: string) =>
    `The clinic is closed on that day (${reason}). You can still ask for it; we will suggest the nearest open day.`,

  submit: 'SUBMIT',
  checking: 'Checking the code…',
  sending: 'Sending…',
  tryAgain: 'Try again',
  callNumber: (number: string) => `Call ${number}`,
  sent: 'Your request has arrived.',
  opening: 'Open the confirmation',

  captcha: {
    group: 'Security code',
    picture: 'The code as a picture. Use the Listen button to hear it.',
    refresh: 'New code',
    listen: 'Listen to the code',
    idle: 'The code appears here',
    loading: 'Loading the code…',
    hint: 'Capitals do not matter.',
    invalid: 'Invalid captcha ! Try Again',
    expired: 'The code was older than 10 minutes, so here is a new one. Everything else is kept.',
    missing: 'The code has not arrived yet. Please type it when it appears.',
    offline: 'You are offline. You can fill in the form; the code appears by itself as soon as you are connected again.',
    offlineWithCode: 'You are offline. The code stays good for a few minutes; you can send when you are connected again.',
    down: 'The code could not be loaded. We keep trying; you can also call us.',
    soundless: 'The sound could not be played. Ask for a new code and try again.',
  },

  failures: {
    offline: 'You are not connected to the internet. Nothing was sent, and everything you typed is still here.',
    unreachable: 'We could not reach the clinic’s server. Everything you typed is still here.',
    timeout: 'The server did not answer in time. Everything you typed is still here, and trying again does not send it twice.',
    server: 'Something went wrong on our side. Everything you typed is still here.',
    busy: (wait: string) => `There were too many requests just now. Please try again ${wait}.`,
    forbidden: 'The browser did not prove that the form is ours. Allow cookies for this site and try again, or call us.',
    rejected: 'The server could not accept the form as it is. Please shorten the message, or call us.',
  },
  wait: (seconds: number | undefined) => {
    if (!seconds) return 'in a little while'
    if (seconds < 60) return `in ${seconds} seconds`
    const minutes = Math.ceil(seconds / 60)
    return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  },

  draft: {
    restored: 'We have put back what you typed here before. It was kept on this device only.',
    kept: 'What you typed is kept on this device for 24 hours, in case the page closes.',
    keptWithoutMessage: 'What you typed, but not the message, is kept on this device for 24 hours, in case the page closes.',
    clear: 'Clear',
    clearLabel: 'Clear the form and what is kept on this device',
    keepMessage: 'Keep my message on this device too',
  },

  privacy: {
    stores: (clinic: string, months: number) =>
      `${clinic} stores what you send here to answer your request, and for nothing else. It is erased after ${months} months`,
    erase: ', or sooner if you write to',
    child: 'For a child, a parent or guardian sends the form.',
    policy: 'Privacy policy',
  },

  noscript: 'This form needs JavaScript, which is switched off. Please call or write instead:',
  stuck: 'The form has not loaded completely. Please try again in a moment, or call us:',

  timings: {
    title: 'Clinic timings',
    call: 'Call',
    write: 'Write',
  },

  reference: 'Your reference',
} as const

/** Each part of an enquiry: its word, or null where it is not shown by itself. The order is that of the rows. */
type Words<Word> = Record<keyof Enquiry, Word>

/** How the clinic reads an enquiry. */
export const clinicStrings = {
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
