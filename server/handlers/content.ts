import type { Category, CategoryInFull } from '../../src/shared/contract/content'
import type { ContentName, ReplyOf } from '../../src/shared/contract/endpoints'
import { caseCard } from '../content/assemble/cases'
import { postCard } from '../content/assemble/posts'
import type { Content } from '../content/content'

/** Answers an endpoint from the content; undefined when there is nothing of that id. */
type Handler<Name extends ContentName> = (content: Content, id: string) => ReplyOf<Name> | undefined

const serviceTypes = { surgical: 'Surgical treatments', 'non-surgical': 'Non-surgical treatments' } as const
type ServiceType = keyof typeof serviceTypes

export const contentHandlers: { [Name in ContentName]: Handler<Name> } = {
  firstCategory: ({ categories, firstCategory }) => categories.filter(({ slug }) => slug === firstCategory).map(category)[0],
  serviceCategory: ({ categories }) => categories.map(category),
  categoryDetailsByService: ({ categories }) => ({
    surgical: byType(categories, 'surgical'),
    'non-surgical': byType(categories, 'non-surgical'),
  }),
  treatmentsOfCategory: ({ categories }, id) => categories.find(({ slug }) => slug === id)?.treatments,
  serviceInner: ({ treatments }, id) => treatments.find(({ slug }) => slug === id),
  serviceDetails: ({ categories }, id) => categories.find(({ slug }) => slug === id),
  serviceSection: ({ treatments }, id) => treatments.find(({ slug }) => slug === id)?.sections,
  serviceType: ({ categories }, id) =>
    id === 'surgical' || id === 'non-surgical'
      ? { id, title: serviceTypes[id], treatments: byType(categories, id).flatMap(({ treatments }) => treatments) }
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

function category({ slug, path, title, menu, listedAs, summary, figure, treatments }: CategoryInFull): Category {
  return { slug, path, title, menu, ...(listedAs ? { listedAs } : {}), summary, figure, treatments }
}

/** The categories that have treatments of a type, narrowed to these. */
function byType(categories: readonly CategoryInFull[], type: ServiceType): CategoryInFull[] {
  return categories.flatMap((full) => {
    const treatments = full.treatments.filter((treatment) => treatment.type === type)
    const has = (path: string) => treatments.some((treatment) => treatment.path === path)
    return treatments.length === 0 ? [] : [{ ...full, treatments, comparison: full.comparison.filter(({ path }) => has(path)) }]
  })
}
