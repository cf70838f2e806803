import { appearance } from '../../src/shared/routes'
import { breadcrumb } from './breadcrumb'
import { clinic, clinicInFull, website } from './clinic'
import { descriptions } from './descriptions'
import type { Node, Source } from './node'
import { physician, physicianInFull } from './physician'
import { webPage } from './web-page'

/** A page's structured data for search engines: one graph, every thing described once (schema.org). */
export function structuredData(source: Source): { '@context': string; '@graph': Node[] } {
  const { kind } = source.page.route
  const description = descriptions[appearance[kind].as]
  const nodes = [
    website(source),
    description.inFull === 'clinic' ? clinicInFull(source) : clinic(source),
    ...source.base.doctors.map((doctor) => (description.inFull === 'surgeon' ? physicianInFull : physician)(source, doctor)),
    webPage(source),
    ...(kind === 'home' ? [] : [breadcrumb(source)]),
    ...(description.own?.(source) ?? []),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}
