import type { Post } from '../../src/shared/contract/content'
import { socialPicture } from '../../src/shared/head'
import { languages } from '../../src/shared/languages'
import { aboutTreatment } from './treatment'
import { clinicId, idOn, type Node, ref, type Source } from './node'
import { person } from './physician'

export function blogPosting(source: Source, post: Post): Node {
  const { page, siteUrl } = source
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
    author: person(source, author),
    // An editor is a person for schema.org.
    contributor: person(source, reviewer),
    publisher: ref(clinicId(siteUrl)),
    mainEntityOfPage: ref(idOn(siteUrl, path, 'webpage')),
    ...(related.length > 0 ? { about: related.map((treatment) => aboutTreatment(siteUrl, treatment)) } : {}),
  }
}
