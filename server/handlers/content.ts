import type { Category, CategoryInFull, Treatment } from '../../src/shared/contract/content'
import type { ContentName, ReplyOf } from '../../src/shared/contract/endpoints'
import { catalogue, type Words } from '../../src/shared/words/catalogue'
import { caseCard, postCard } from '../content/cards'
import type { Content } from '../content/content'

/** Answers an endpoint from the content; undefined when there is nothing of that id, in that category if one is said. */
type Handler<Name extends ContentName> = (content: Content, id: string, within?: string) => ReplyOf<Name> | undefined

type ServiceType = keyof Words['contentWords']['serviceTypes']

export const contentHandlers: { [Name in ContentName]: Handler<Name> } = {
  firstCategory: ({ categories, firstCategory }) => categories.filter(({ slug }) => slug === firstCategory).map(category)[0],
  serviceCategory: ({ categories }) => categories.map(category),
  categoryDetailsByService: ({ categories }) => ({
    surgical: byType(categories, 'surgical'),
    'non-surgical': byType(categories, 'non-surgical'),
  }),
  treatmentsOfCategory: ({ categories }, id) => categories.find(({ slug }) => slug === id)?.treatments,
  serviceInner: treatmentOf,
  serviceDetails: ({ categories }, id) => categories.find(({ slug }) => slug === id),
  serviceSection: (content, id, within) => treatmentOf(content, id, within)?.sections,
  serviceType: ({ categories, lang }, id) =>
    id === 'surgical' || id === 'non-surgical'
      ? {
          id,
          title: catalogue(lang).contentWords.serviceTypes[id],
          treatments: byType(categories, id).flatMap(({ treatments }) => treatments),
        }
      : undefined,
  doctors: ({ doctors }) => doctors,
  videos: ({ videos }) => videos.filter(({ kind }) => kind !== 'testimonial'),
  allVideos: ({ videos }) => videos,
  seo: ({ records }, path) => records.get(path)?.seo,
  site: ({ site }) => site,
  figures: ({ figures }) => figures,
  page: ({ pages }, id) => pages.get(id),
  posts: ({ posts }) => posts.map(postCard),
  post: ({ posts }, id) => posts.find(({ slug }) => slug === id),
  cases: ({ cases }) => cases.map(caseCard),
  caseStudy: ({ cases }, id) => cases.find(({ slug }) => slug === id),
  results: ({ results }) => results,
  testimonials: ({ testimonials }) => testimonials,
  gallery: ({ gallery }) => gallery,
  achievements: ({ achievements }) => achievements,
  jobs: ({ jobs }) => jobs,
  job: ({ jobs }, id) => jobs.find(({ slug }) => slug === id),
}

/** Two categories may have treatments of one name: without a category it is the first. */
function treatmentOf({ treatments }: Content, id: string, within?: string): Treatment | undefined {
  return treatments.find((one) => one.slug === id && (within === undefined || one.category === within))
}

function category({ slug, path, title, menu, listedAs, summary, figure, picture, treatments }: CategoryInFull): Category {
  const optional = { ...(listedAs ? { listedAs } : {}), ...(picture ? { picture } : {}) }
  return { slug, path, title, menu, ...optional, summary, figure, treatments }
}

/** The categories that have treatments of a type, narrowed to these. */
function byType(categories: readonly CategoryInFull[], type: ServiceType): CategoryInFull[] {
  return categories.flatMap((full) => {
    const treatments = full.treatments.filter((treatment) => treatment.type === type)
    const has = (path: string) => treatments.some((treatment) => treatment.path === path)
    return treatments.length === 0 ? [] : [{ ...full, treatments, comparison: full.comparison.filter(({ path }) => has(path)) }]
  })
}
