/** The texts inside a form. Its messages are in messages.ts, the names of its fields in fields.ts. */
export const enquiryWords = {
  optional: '(optional)',
  about: (treatment: string) => `About: ${treatment}\n`,
  requiredNote: 'Fields marked * are required',
  mobileHint: '10 digits, without +91 or 0',
  honeypot: 'Leave this field empty',
  closedDay: (reason: string) =>
    `The clinic is closed on that day (${reason}). You can still ask for it; we will suggest the nearest open day.`,

  submit: 'SUBMIT',
  needed: (fields: string) => `Still needed: ${fields}`,
  checking: 'Checking the code…',
  sending: 'Sending…',
  tryAgain: 'Try again',
  callNumber: (number: string) => `Call ${number}`,
  sent: 'Your request has arrived.',
  opening: 'Open the confirmation',

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
}

export const draftWords = {
  restored: 'We have put back what you typed here before. It was kept on this device only.',
  kept: 'What you typed is kept on this device for 24 hours, in case the page closes.',
  keptWithoutMessage: 'What you typed, but not the message, is kept on this device for 24 hours, in case the page closes.',
  clear: 'Clear',
  clearLabel: 'Clear the form and what is kept on this device',
  keepMessage: 'Keep my message on this device too',
}

export const privacyWords = {
  /** `{email}` is the clinic's address. What stands beside the forms is kept with the notices that were given. */
  beside: (clinic: string, months: number) =>
    `${clinic} stores what you send here to answer your request, and for nothing else. It is erased after ${months} months, or sooner if you write to {email}. For a child, a parent or guardian sends the form.`,
  policy: 'Privacy policy',
}
