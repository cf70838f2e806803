import { catalogue } from '../../../src/shared/words/catalogue'
import type { Doctor, Site } from '../../../src/shared/contract/content'
import { href } from '../../../src/shared/routes'
import type { BuildContext } from './context'

const PORTRAIT = '/drawings/surgeon.svg'

/** Who the clinic is, for every page's frame. */
export function buildSite(context: BuildContext): Site {
  const { source, data } = context.files.clinic
  const {
    surgeon,
    motto: _motto,
    retention,
    writer,
    grievanceOfficer: officer,
    counts: _counts,
    prices: _prices,
    answers: _answers,
    ...rest
  } = data
  if (data.sample) context.warn(source, ['sample'], 'sample', 'this is the sample clinic')
  if (/^(sample.*)?$/i.test(surgeon.registration.number.trim()))
    context.warn(source, ['surgeon', 'registration', 'number'], 'registration', 'the registration number is missing')
  if (/sample|\.example$/im.test(`${officer.name}\n${officer.email}`))
    context.warn(source, ['grievanceOfficer'], 'sample', 'is the sample clinic’s')
  if (/sample/i.test(writer.name))
    context.warn(
      source,
      ['writer', 'name'],
      'sample',
      'is invented: name who writes the treatments’ pages, and with what qualification',
    )
  checkHelpAtNight(context)
  checkCountryCode(context)
  const { name, slug, caption, credentials, registration } = surgeon
  const page = (id: string) => context.files.pages.find(({ source: file }) => file.slug === id)?.data
  return {
    ...rest,
    surgeon: { name, slug, caption, credentials, registration },
    retentionMonths: retention.months,
    privacyNoticeVersion: page('privacy-policy')?.updated ?? '',
    homeHeader: page('home')?.header ?? 'overlay',
  }
}

/** A clinic that operates answers at night, and names a hospital for the time when it does not. */
function checkHelpAtNight(context: BuildContext): void {
  const { source, data } = context.files.clinic
  if (!data.night)
    context.warn(source, ['night'], 'night', 'is missing: the number that people who were treated here can call at any hour')
  if (!data.hospital)
    context.warn(source, ['hospital'], 'night', 'is missing: where to go when nobody answers within ten minutes')
  if (/sample/i.test(data.hospital?.name ?? '')) context.warn(source, ['hospital', 'name'], 'night', 'is the sample clinic’s')
}

/** The clinic's e-mail dials a patient's ten digits with the code, so it has to be the one of the clinic's own numbers. */
function checkCountryCode(context: BuildContext): void {
  const { source, data } = context.files.clinic
  const numbers = {
    ...Object.fromEntries(data.phones.map(({ number }, index) => [`phones.${index}`, number])),
    night: data.night?.number,
    hospital: data.hospital?.number,
    chat: data.chat.number,
  }
  for (const [field, number] of Object.entries(numbers))
    if (number && !number.startsWith(data.countryCode))
      context.problem(source, [...field.split('.'), 'number'], `does not begin with the country code ${data.countryCode}`)
}

export function buildDoctors(context: BuildContext): Doctor[] {
  const { source, data } = context.files.clinic
  const { portrait, signature, ...surgeon } = data.surgeon
  const picture = portrait ?? { src: PORTRAIT, alt: catalogue(context.lang).contentWords.portrait(surgeon.name) }
  return [
    {
      ...surgeon,
      path: href('doctor', { surgeon: surgeon.slug }, context.lang),
      portrait: context.picture(source, ['surgeon', portrait ? 'portrait' : 'name'], picture),
      ...(signature ? { signature: context.picture(source, ['surgeon', 'signature', 'src'], signature) } : {}),
    },
  ]
}
