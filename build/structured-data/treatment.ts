import type { ItemList } from 'schema-dts'
import { plainText } from '../../server/content/markdown/plain-text'
import type { Treatment } from '../../src/shared/contract/content'
import type { Lang } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import { socialPicture } from '../../src/shared/head'
import { SPECIALTY } from './clinic'
import { idOn, type Node, ref, type Source } from './node'

export const procedureId = (siteUrl: string, path: string) => idOn(siteUrl, path, 'procedure')

/** A treatment as a procedure. No offers and no ratings: prices are not published, reviews of oneself are not allowed. */
export function procedure({ content, siteUrl }: Source, treatment: Treatment): Node {
  const { path, title, menu, summary, type, figure } = treatment
  const zone = content.figures.find(({ id }) => id === figure.figure)?.zones.find(({ id }) => id === figure.zone)
  return {
    '@type': type === 'surgical' ? 'SurgicalProcedure' : 'MedicalProcedure',
    '@id': procedureId(siteUrl, path),
    name: title,
    ...(menu === title ? {} : { alternateName: menu }),
    description: summary,
    url: siteUrl + path,
    image: siteUrl + socialPicture(path),
    ...(zone ? { bodyLocation: zone.label } : {}),
    relevantSpecialty: SPECIALTY,
    subjectOf: risksOf(siteUrl, treatment),
    ...course(treatment, content.lang),
  }
}

/** How one gets ready, how it is done and what comes after, in the page's own words. */
function course({ sections }: Treatment, lang: Lang) {
  const textOf = (id: string) => plainText(sections.find((section) => section.id === id)?.html ?? '')
  const care = textOf('care-before-and-after')
  const after = care.indexOf(catalogue(lang).contentWords.afterCare)
  const howPerformed = textOf('how-it-is-done')
  if (after < 0) return { preparation: care, howPerformed }
  return { preparation: care.slice(0, after).trim(), howPerformed, followup: care.slice(after) }
}

/** A procedure has no property for what may go wrong: the part of the page that tells it stands for it. */
const risksOf = (siteUrl: string, { path, sections }: Treatment) =>
  ({
    '@type': 'WebContent',
    name: sections.find(({ id }) => id === 'risks')?.heading ?? '',
    url: `${siteUrl}${path}#risks`,
  }) as const

/** The questions that the page answers. */
export function questions({ siteUrl }: Source, { path, faq }: Treatment): Node {
  return {
    '@type': 'FAQPage',
    '@id': idOn(siteUrl, path, 'faq'),
    isPartOf: ref(idOn(siteUrl, path, 'webpage')),
    mainEntity: faq.map(({ q, html }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  }
}

/** The treatments of a category, each to be found on its own page. */
export function treatmentList(siteUrl: string, treatments: readonly { path: string; title: string }[]) {
  return {
    '@type': 'ItemList',
    itemListElement: treatments.map(({ path, title }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      url: siteUrl + path,
    })),
  } satisfies ItemList
}

export const aboutTreatment = (siteUrl: string, { path, title }: { path: string; title: string }) => ({
  '@type': 'MedicalProcedure',
  ...ref(procedureId(siteUrl, path)),
  name: title,
  url: siteUrl + path,
})
