import { momentAtClinic } from '../../src/shared/clinic-day'
import type { Job } from '../../src/shared/contract/content'
import { postalAddress } from './clinic'
import { clinicId, idOn, type Node, ref, type Source } from './node'

export function jobPosting({ base: { site }, siteUrl }: Source, job: Job): Node {
  const { slug, path, title, summary, sections, type, openSince, closes } = job
  return {
    '@type': 'JobPosting',
    '@id': idOn(siteUrl, path, 'job'),
    title,
    identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
    description: `<p>${summary}</p>${sections.map(({ html }) => html).join('')}`,
    datePosted: openSince,
    validThrough: momentAtClinic(closes, '23:59:59'),
    employmentType: type === 'full-time' ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: ref(clinicId(siteUrl)),
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(site),
    },
  }
}
