import { dayInWords, hoursInWords } from '../../src/shared/clinic-time'
import { telephone } from '../../src/shared/contact-links'
import type { Site } from '../../src/shared/contract/content'
import { href } from '../../src/shared/routes'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { DEFAULT_LANG } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import { type Html, markup, sheet } from './html'
import type { Writing } from './letter'

/** What the visitor gets: that the request arrived. No name and no message: the address may be mistyped or shared. */
export function receipt({ reference, kind, date }: Enquiry, site: Site, siteUrl: string, lang = DEFAULT_LANG): Writing {
  const { receiptWords: words, timeWords } = catalogue(lang)
  const title = words.title(reference)
  const [main] = site.phones
  const phone = main?.number ?? ''
  const wish = words.wish(kind, date ? dayInWords(date, timeWords) : undefined)
  const next = words.next(site.name)
  const hours = hoursInWords(site.hours, timeWords).map(({ days, times }) => `${days}: ${times}`)
  const address = `${site.address.line}, ${site.address.city} ${site.address.postalCode}`
  const emergency = words.emergency(site.emergency)
  const privacy = words.privacy(site.retentionMonths)
  const policy = siteUrl + href('privacy', {}, lang)
  const { stray } = words
  const contact = [`${words.reference}: ${reference}`, `${words.phone}: ${phone}`, ...hours, '', site.fullName, address]
  const text = [title, '', wish, next, '', ...contact, '', emergency, '', privacy, policy, '', stray, '']
  const content = markup`${paragraph(markup`${wish}`)} ${paragraph(markup`${next}`)}
    ${paragraph(markup`${words.reference}: <strong>${reference}</strong><br />${words.phone}: <a href="${telephone(phone)}" style="color:#7a3b2e">${phone}</a>${hours.map((line) => markup`<br />${line}`)}`)}
    ${paragraph(markup`${site.fullName}<br />${address}`)} ${paragraph(markup`${emergency}`)}
    <div style="color:#6b645c;font-size:14px">
      ${paragraph(markup`${privacy} <a href="${policy}" style="color:#7a3b2e">${words.policy}</a>`)} ${paragraph(markup`${stray}`)}
    </div>`
  return {
    subject: words.subject(reference, site.name),
    replyTo: site.email,
    text: text.join('\n'),
    html: sheet(lang, title, content),
  }
}

const paragraph = (content: Html) => markup`<p style="margin:0 0 16px">${content}</p>`
