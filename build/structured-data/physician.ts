import type { Doctor } from '../../src/shared/contract/content'
import { href } from '../../src/shared/routes'
import { socialPicture } from '../../src/shared/head'
import { international, postalAddress, SPECIALTY } from './clinic'
import { clinicId, type Node, physicianId, ref, type Source } from './node'

/** The surgeon as every page names her. A physician is a local business, too, and has an address. */
export function physician({ base: { site }, siteUrl }: Source, doctor: Doctor) {
  return {
    '@type': 'Physician',
    '@id': physicianId(siteUrl, doctor),
    name: doctor.name,
    url: siteUrl + doctor.path,
    address: postalAddress(site),
  } satisfies Node
}

/** The surgeon in full, for her own page. */
export function physicianInFull(source: Source, doctor: Doctor): Node {
  const { base, siteUrl } = source
  const { path, portrait, credentials, registration, languages } = doctor
  return {
    ...physician(source, doctor),
    image: siteUrl + (portrait.src.endsWith('.svg') ? socialPicture(path) : portrait.src),
    telephone: international(base.site.phones[0]?.number ?? ''),
    medicalSpecialty: SPECIALTY,
    description: credentials,
    identifier: { '@type': 'PropertyValue', propertyID: registration.council, value: registration.number },
    knowsLanguage: languages,
    parentOrganization: ref(clinicId(siteUrl)),
  }
}

/** Who wrote or reviewed a text: the surgeon has a node on every page, the editorial team is an organisation. */
export function person({ page, content, base, siteUrl }: Source, name: string) {
  const doctor = base.doctors[content.doctors.findIndex((one) => one.name === name)]
  if (doctor) return ref(physicianId(siteUrl, doctor))
  const team = /\b(team|clinic|editors?|editorial)\b|टीम|क्लिनिक|संपाद|सम्पाद/i.test(name)
  return {
    '@type': team ? ('Organization' as const) : ('Person' as const),
    name,
    ...(team ? { url: siteUrl + href('clinic', {}, page.lang) } : {}),
  }
}
