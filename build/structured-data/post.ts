import type { Content } from '../../server/content/content'
import type { Post } from '../../src/shared/contract/content'
import { socialPicture } from '../../src/shared/head'
import { languages } from '../../src/shared/languages'
import { aboutTreatment } from './treatment'
import { clinicId, idOn, type Node, ref, type Source } from './node'

export function blogPosting({ page, content, siteUrl }: Source, post: Post): Node {
  const { path, title, summary, published, updated, author, reviewer, topics, related } = post
  return {
    '@type': 'BlogPosting',
    '@id': idOn(siteUrl, path, 'article'),
    headline: title,
    description: summary,
    image: siteUrl + socialPicture(path),
    datePublished: published,
    dateModified: updated,
    inLanguage: languages[page.lang].tag,
    keywords: topics,
    author: person(content, siteUrl, author),
    // An editor is a person for schema.org.
    contributor: person(content, siteUrl, reviewer),
    publisher: ref(clinicId(siteUrl)),
    mainEntityOfPage: ref(idOn(siteUrl, path, 'webpage')),
    ...(related.length > 0 ? { about: related.map((treatment) => aboutTreatment(siteUrl, treatment)) } : {}),
  }
}

/** Who wrote or reviewed a text: the surgeon has a node on every page, the editorial team is an organisation. */
export function person({ doctors }: Content, siteUrl: string, name: string) {
  const doctor = doctors.find((one) => one.name === name)
  if (doctor) return ref(idOn(siteUrl, doctor.path, 'physician'))
  const team = /\b(team|clinic|editors?|editorial)\b/i.test(name)
  return { '@type': team ? ('Organization' as const) : ('Person' as const), name }
}
