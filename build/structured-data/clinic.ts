import type { DayOfWeek, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import { href } from '../../src/shared/routes'
import { socialPicture } from '../../src/shared/head'
import type { Site } from '../../src/shared/contract/content'
import type { Weekday } from '../../src/shared/contract/weekdays'
import { DEFAULT_LANG, languages } from '../../src/shared/languages'
import { clinicId, type Node, physicianId, ref, type Source, websiteId } from './node'

export const SPECIALTY = 'https://schema.org/PlasticSurgery'

/** As schema.org names them, in every language. */
const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, DayOfWeek>

/** The site, in all its languages. */
export function website({ page, base, siteUrl }: Source): Node {
  const tags = [base, ...base.translations.values()].map(({ lang }) => languages[lang].tag)
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: base.site.name,
    url: `${siteUrl}/`,
    ...(page.route.kind === 'home' ? { inLanguage: tags, publisher: ref(clinicId(siteUrl)) } : {}),
  }
}

/** The clinic as every page names it: no less, since Google takes every clinic for a local business, which has an address. */
export function clinic({ base: { site }, siteUrl }: Source) {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    address: postalAddress(site),
  } satisfies Node
}

/** The clinic in full, for the pages that people and search engines ask about it. */
export function clinicInFull(source: Source): Node {
  const { base, siteUrl } = source
  const { site } = base
  const names = [...base.translations.values()].map((content) => content.site.name).filter((name) => name !== site.name)
  const spoken = [...new Set(base.doctors.flatMap((doctor) => doctor.languages))]
  return {
    ...clinic(source),
    ...(names.length > 0 ? { alternateName: names } : {}),
    legalName: site.fullName,
    description: site.footer.about,
    image: siteUrl + socialPicture(href('home', {}, DEFAULT_LANG)),
    logo: `${siteUrl}/icons/icon-512.png`,
    telephone: international(site.phones[0]?.number ?? ''),
    email: site.email,
    medicalSpecialty: SPECIALTY,
    areaServed: { '@type': 'City', name: site.city },
    knowsLanguage: spoken,
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    openingHoursSpecification: [
      ...site.hours.map(
        ({ days, opens, closes }) =>
          ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => DAYS[day]),
            opens,
            closes,
          }) satisfies OpeningHoursSpecification,
      ),
      ...site.holidays.map(({ date }) => closedOn(date)),
    ],
    contactPoint: site.phones.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: international(number),
      availableLanguage: spoken,
    })),
    sameAs: site.social.map(({ url }) => url),
    member: base.doctors.map((doctor) => ref(physicianId(siteUrl, doctor))),
  }
}

export const postalAddress = ({ address: { line, city, region, postalCode, country } }: Site) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: line,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }) satisfies PostalAddress

/** A day of no opening hours at all is how schema.org writes a holiday. */
const closedOn = (date: string) =>
  ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }) satisfies OpeningHoursSpecification

export const international = (number: string) => number.replaceAll(' ', '')
