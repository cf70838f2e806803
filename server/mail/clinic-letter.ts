import { closedOn } from '../../src/shared/closed-days'
import { dayAtClinic, minuteAtClinic } from '../../src/shared/clinic-day'
import { clockTime, dayInWords } from '../../src/shared/clinic-time'
import { telephone } from '../../src/shared/contact-links'
import type { Site } from '../../src/shared/contract/content'
import type { Enquiry } from '../../src/shared/contract/enquiry'
import { emailRule } from '../../src/shared/contract/rules'
import { DEFAULT_LANG } from '../../src/shared/languages'
import { languageOf } from '../../src/shared/page-address'
import { catalogue } from '../../src/shared/words/catalogue'
import { campaignOf } from '../enquiries/origin'
import { markup, sheet } from './html'
import type { Writing } from './letter'

/** The clinic reads in the first language, whatever the visitor's is. */
const { clinicWords, letterWords: words, timeWords } = catalogue(DEFAULT_LANG)

interface Said {
  text: string
  link?: string | undefined
}
interface Row extends Said {
  label: string
}

/** What the clinic gets where its mailbox is not to hold what patients write: that something came, and how to read it. */
export function referenceLetter({ kind, reference, date, created_at }: Enquiry, site: Site): Writing {
  const title = `${words.kinds[kind]} ${reference}`
  const rows: Row[] = [
    { label: words.reference, text: reference },
    ...(date ? [{ label: words.askedFor, text: askedFor(date, site) }] : []),
    { label: words.received, text: momentAtClinic(created_at) },
    { label: words.toRead, text: `npm run -s requests -- show ${reference}` },
  ]
  return { subject: title, text: textOf(title, rows, ''), html: sheet(DEFAULT_LANG, title, htmlOf(rows, '')) }
}

/** What the clinic gets of an enquiry: everything that was asked and sent. The subject names nobody. */
export function clinicLetter(enquiry: Enquiry, site: Site, siteUrl: string): Writing {
  const title = `${words.kinds[enquiry.kind]} ${enquiry.reference}`
  const subject = enquiry.date ? words.titleForDay(title, dayInWords(enquiry.date, timeWords)) : title
  const rows = rowsOf(enquiry, site, siteUrl)
  return {
    subject,
    replyTo: enquiry.email && emailRule(enquiry.email) === undefined ? enquiry.email : undefined,
    text: textOf(title, rows, enquiry.message),
    html: sheet(DEFAULT_LANG, title, htmlOf(rows, enquiry.message)),
  }
}

/** What is not shown as it is kept. */
type Presentation = Partial<Record<keyof Enquiry, (enquiry: Enquiry, site: Site, siteUrl: string) => Said>>
const presentation: Presentation = {
  mobile({ mobile }, site) {
    const phone = `${site.countryCode} ${mobile}`
    return { text: phone, link: telephone(phone) }
  },
  email: ({ email }) => ({ text: email ?? '', link: writeTo(email ?? '') }),
  date: ({ date }, site) => ({ text: date ? askedFor(date, site) : '' }),
  refferelurl: ({ refferelurl }, _, siteUrl) => ({ text: refferelurl || words.unknown, link: ownPage(refferelurl, siteUrl) }),
  requesturl: ({ requesturl }, _, siteUrl) => ({ text: requesturl, link: ownPage(requesturl, siteUrl) }),
  created_at: ({ created_at }) => ({ text: momentAtClinic(created_at) }),
  notice: ({ notice }) => ({ text: notice || words.unknown }),
}

const LANGUAGES = new Intl.DisplayNames(DEFAULT_LANG, { type: 'language' })

/** Everything that has a label and was said; the campaign, if any, and the language of the page with the form where it is another than the clinic's. */
function rowsOf(enquiry: Enquiry, site: Site, siteUrl: string): Row[] {
  const labels = Object.entries(clinicWords.letter) as [keyof Enquiry, string | null][]
  const lang = languageOf(enquiry.refferelurl)
  const language = lang === DEFAULT_LANG ? [] : [{ label: words.language, text: LANGUAGES.of(lang) ?? lang }]
  const campaign = campaignOf(enquiry)
  const rows = labels.flatMap(([part, label]) => {
    const said = presentation[part]?.(enquiry, site, siteUrl) ?? { text: String(enquiry[part] ?? '') }
    return label === null || said.text === '' ? [] : [{ label, ...said }]
  })
  return [...rows, ...(campaign ? [{ label: words.campaign, text: campaign }] : []), ...language]
}

/** A `?` or `&` in front of the @ would address and fill the answer. */
const writeTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

function askedFor(day: string, site: Site): string {
  const closed = closedOn(day, site, timeWords.weekdays)
  const told = dayInWords(day, timeWords)
  return closed ? words.closedDay(told, closed) : told
}

/** Only pages of ours become links: a stranger can write any address into a request. */
function ownPage(address: string, siteUrl: string): string | undefined {
  return URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin ? address : undefined
}

function momentAtClinic(time: number): string {
  const moment = new Date(time)
  return words.moment(dayInWords(dayAtClinic(moment), timeWords), clockTime(minuteAtClinic(moment), timeWords))
}

/** Whatever a mail program may show as a new line, in rows from before they were refused. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

function textOf(title: string, rows: Row[], message: string): string {
  const lines = rows.map(
    ({ label, text, link }) =>
      `${`${label}:`.padEnd(16)}${text.split(LINE_BREAK).join(' ')}${link?.startsWith('tel:') ? `  ${link}` : ''}`,
  )
  // Each line of the message is marked, so that it cannot pass for one of ours.
  const quoted = message ? ['', `${words.message}:`, ...message.split(LINE_BREAK).map((line) => `> ${line}`)] : []
  return [title, '', ...lines, ...quoted, ''].join('\n')
}

function htmlOf(rows: Row[], message: string) {
  const cells = rows.map(({ label, text, link }) => {
    const value = link ? markup`<a href="${link}" style="color:#7a3b2e">${text}</a>` : markup`${text}`
    return markup`<tr>
      <th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#6b645c;white-space:nowrap">
        ${label}
      </th>
      <td style="padding:4px 0;word-break:break-word">${value}</td>
    </tr> `
  })
  const quoted = markup`<p style="margin:16px 0 4px;color:#6b645c">${words.message}</p>
    <blockquote style="margin:0;padding:8px 16px;border-left:3px solid #d8cfc4;white-space:pre-wrap">${message}</blockquote>`
  return markup`<table role="presentation" style="border-collapse:collapse;font:inherit">
      ${cells}
    </table>
    ${message ? quoted : ''}`
}
