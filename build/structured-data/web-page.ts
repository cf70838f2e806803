import type { Review, Treatment } from '../../src/shared/contract/content'
import { pageTitle } from '../page-title'
import { DEFAULT_LANG, languages, splitPath } from '../../src/shared/languages'
import { appearance } from '../../src/shared/routes'
import { breadcrumbId } from './breadcrumb'
import { descriptions } from './descriptions'
import { clinicId, idOn, type Node, physicianId, ref, type Source, websiteId } from './node'
import { person } from './physician'
import { procedureId, treatmentList } from './treatment'

/** The page itself: what it is called, when it changed, who reviewed it, what it is mainly about. */
export function webPage(source: Source): Node {
  const { page, content, base, siteUrl } = source
  const { path, route, params } = page
  const record = content.records.get(path)
  const treatment = content.treatments.find((one) => one.path === path)
  const category = content.categories.find(({ slug }) => route.kind === 'category' && slug === params['category'])
  const doctor = route.kind === 'doctor' ? base.doctors.find(({ slug }) => slug === params['surgeon']) : undefined
  const review = treatment?.review ?? category?.review ?? content.pages.get(route.page ?? '')?.review
  return {
    '@type': review ? 'MedicalWebPage' : descriptions[appearance[route.kind].as].type,
    '@id': idOn(siteUrl, path, 'webpage'),
    url: siteUrl + path,
    name: pageTitle(page, content),
    ...(record ? { description: record.seo.description_tag } : {}),
    inLanguage: languages[page.lang].tag,
    ...(record?.modified ? { dateModified: record.modified } : {}),
    isPartOf: ref(websiteId(siteUrl)),
    ...(route.kind === 'home' ? { about: ref(clinicId(siteUrl)) } : { breadcrumb: ref(breadcrumbId(siteUrl, path)) }),
    ...(treatment ? { mainEntity: ref(procedureId(siteUrl, path)), citation: citations(treatment) } : {}),
    ...(category ? { mainEntity: treatmentList(siteUrl, category.treatments) } : {}),
    ...(doctor ? { mainEntity: ref(physicianId(siteUrl, doctor)) } : {}),
    ...(review ? (page.lang === DEFAULT_LANG ? reviewed(source, review) : translated(siteUrl, path)) : {}),
  }
}

const citations = ({ decision }: Treatment) =>
  decision.sources.map(({ title, publisher, year, url }) => url ?? [title, publisher, ...(year ? [year] : [])].join(', '))

/** The surgeon has reviewed the text in the first language: that is said there. */
function translated(siteUrl: string, path: string) {
  const original = splitPath(path).path
  return {
    translationOfWork: {
      '@type': 'MedicalWebPage' as const,
      '@id': idOn(siteUrl, original, 'webpage'),
      url: siteUrl + original,
    },
  }
}

const reviewed = (source: Source, { reviewer, last }: Review) => ({
  lastReviewed: last,
  reviewedBy: person(source, reviewer),
})
