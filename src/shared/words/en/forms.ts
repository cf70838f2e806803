/** What stands around a form; its own texts come with its code (enquiry.ts). */
export const formWords = {
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
  noscript: 'This form needs JavaScript, which is switched off. Please call or write instead:',
  stuck: 'The form has not loaded completely. Please try again in a moment, or call us:',
  reference: 'Your reference',
}

export const timingsWords = {
  title: 'Clinic timings',
  call: 'Call',
  write: 'Write',
}
