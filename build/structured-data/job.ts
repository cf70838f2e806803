import type { Job } from '../../src/shared/contract/content'
import { clinicId, idOn, type Node, ref, type Source } from './node'

export function jobPosting({ content: { site }, siteUrl }: Source, job: Job): Node {
  const { path, title, summary, sections, type, openSince, closes } = job
  const { line, city, region, postalCode, country } = site.address
  return {
    '@type': 'JobPosting',
    '@id': idOn(siteUrl, path, 'job'),
    title,
    description: `<p>${summary}</p>${sections.map(({ html }) => html).join('')}`,
    datePosted: openSince,
    validThrough: `${closes}T23:59:59+05:30`,
    employmentType: type === 'full-time' ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: ref(clinicId(siteUrl)),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: line,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      },
    },
  }
}
