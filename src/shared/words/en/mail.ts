import type { EnquiryKind } from '../../contract/enquiry'

const kinds: Record<EnquiryKind, string> = {
  appointment: 'Appointment request',
  callback: 'Callback request',
  contact: 'Contact request',
}

/** The clinic's e-mail about a request; the names of its parts are in fields.ts. */
export const letterWords = {
  kinds,
  titleForDay: (title: string, day: string) => `${title} for ${day}`,
  reference: 'Reference',
  askedFor: 'Asked for',
  received: 'Received',
  toRead: 'To read it',
  unknown: 'unknown',
  campaign: 'Campaign',
  language: 'Language',
  closedDay: (day: string, reason: string) => `${day} (the clinic is closed: ${reason})`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  message: 'Message',
}

const asked: Record<EnquiryKind, string> = {
  appointment: 'for an appointment',
  callback: 'to be called back',
  contact: 'to be contacted',
}

/** The visitor's e-mail. */
export const receiptWords = {
  subject: (reference: string, clinic: string) => `Your request ${reference} at ${clinic}`,
  title: (reference: string) => `We have your request ${reference}`,
  wish: (kind: EnquiryKind, day?: string) => `You asked ${asked[kind]}${day ? ` on ${day}` : ''}.`,
  next: (clinic: string) =>
    `This is not a confirmation yet: ${clinic} will call you, on the same or the next working day. To change or cancel, call us and give the reference.`,
  emergency: (number: string) => `This mailbox and the website are not for emergencies: call ${number}.`,
  privacy: (months: number) => `Your request is kept for ${months} months, or erased earlier when you ask us to.`,
  policy: 'Privacy policy',
  stray: 'If you did not send a request, somebody mistyped an address: please ignore this e-mail.',
  reference: 'Reference',
  phone: 'Phone',
}
