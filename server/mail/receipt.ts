import { dayInWords, hoursInWords } from '../../src/shared/clinic-time'
import { telephone } from '../../src/shared/contact-links'
import type { Site } from '../../src/shared/contract/content'
import { href } from '../../src/shared/routes'
import type { Enquiry, EnquiryKind } from '../../src/shared/contract/enquiry'
import { type Html, markup, sheet } from './html'
import type { Writing } from './letter'

const ASKED: Record<EnquiryKind, string> = {
  appointment: 'for an appointment',
  callback: 'to be called back',
  contact: 'to be contacted',
}

/** What the visitor gets: that the request arrived. No name and no message: the address may be mistyped or shared. */
export function receipt({ reference, kind, date }: Enquiry, site: Site, siteUrl: string): Writing {
  const title = `We have your request ${reference}`
  const [main] = site.phones
  const phone = main?.number ?? ''
  const wish = `You asked ${ASKED[kind]}${date ? ` on ${dayInWords(date)}` : ''}.`
  const next = `This is not a confirmation yet: ${site.name} will call you. To change or cancel, call us and give the reference.`
  const hours = hoursInWords(site.hours).map(({ days, times }) => `${days}: ${times}`)
  const address = `${site.address.line}, ${site.address.city} ${site.address.postalCode}`
  const emergency = `This mailbox and the website are not for emergencies: call ${site.emergency}.`
  const privacy = `Your request is kept for ${site.retentionMonths} months, or erased earlier when you ask us to.`
  const policy = siteUrl + href('privacy')
  const stray = 'If you did not send a request, somebody mistyped an address: please ignore this e-mail.'
  const contact = [`Reference: ${reference}`, `Phone: ${phone}`, ...hours, '', site.fullName, address]
  const text = [title, '', wish, next, '', ...contact, '', emergency, '', privacy, policy, '', stray, '']
  const content = markup`${paragraph(markup`${wish}`)} ${paragraph(markup`${next}`)}
    ${paragraph(markup`Reference: <strong>${reference}</strong><br />Phone: <a href="${telephone(phone)}" style="color:#7a3b2e">${phone}</a>${hours.map((line) => markup`<br />${line}`)}`)}
    ${paragraph(markup`${site.fullName}<br />${address}`)} ${paragraph(markup`${emergency}`)}
    <div style="color:#6b645c;font-size:14px">
      ${paragraph(markup`${privacy} <a href="${policy}" style="color:#7a3b2e">Privacy policy</a>`)} ${paragraph(markup`${stray}`)}
    </div>`
  return {
    subject: `Your request ${reference} at ${site.name}`,
    replyTo: site.email,
    text: text.join('\n'),
    html: sheet(title, content),
  }
}

const paragraph = (content: Html) => markup`<p style="margin:0 0 16px">${content}</p>`
