import type { DayOfWeek, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import { href } from '../../src/shared/routes'
import { socialPicture } from '../../src/shared/head'
import type { Site } from '../../src/shared/contract/content'
import type { Weekday } from '../../src/shared/contract/weekdays'
import { clinicId, idOn, type Node, ref, type Source, websiteId } from './node'

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

export function website({ content, siteUrl }: Source): Node {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: content.site.name,
    url: `${siteUrl}/`,
    inLanguage: 'en-IN',
    publisher: ref(clinicId(siteUrl)),
  }
}

/** The clinic as every page names it. */
export function clinic({ content: { site }, siteUrl }: Source) {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    telephone: international(site.phones[0]?.number ?? ''),
    address: postalAddress(site),
    image: siteUrl + socialPicture(href('home')),
    medicalSpecialty: SPECIALTY,
  } satisfies Node
}

/** The clinic in full, for the pages that people and search engines ask about it. */
export function clinicInFull(source: Source): Node {
  const { content, siteUrl } = source
  const { site } = content
  return {
    ...clinic(source),
    legalName: site.fullName,
    description: site.footer.about,
    logo: `${siteUrl}/icons/icon-512.png`,
    email: site.email,
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
    })),
    sameAs: site.social.map(({ url }) => url),
    employee: content.doctors.map(({ path }) => ref(idOn(siteUrl, path, 'physician'))),
  }
}

export function physician({ content, siteUrl }: Source): Node[] {
  const { site } = content
  return content.doctors.map(({ name, path, portrait, credentials, registration, languages }) => ({
    '@type': 'Physician',
    '@id': idOn(siteUrl, path, 'physician'),
    name,
    url: siteUrl + path,
    image: siteUrl + (portrait.src.endsWith('.svg') ? socialPicture(path) : portrait.src),
    telephone: international(site.phones[0]?.number ?? ''),
    address: postalAddress(site),
    medicalSpecialty: SPECIALTY,
    description: credentials,
    identifier: { '@type': 'PropertyValue', propertyID: registration.council, value: registration.number },
    knowsLanguage: languages,
    parentOrganization: ref(clinicId(siteUrl)),
  }))
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

const international = (number: string) => number.replaceAll(' ', '')
