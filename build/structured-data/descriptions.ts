import type { Description } from '../../src/shared/routes'
import { jobPosting } from './job'
import type { Node, Source } from './node'
import { blogPosting } from './post'
import { procedure, questions } from './treatment'
import { videoObject } from './video'

interface Descriptive {
  /** Of the page itself, unless somebody reviewed it for its medicine. */
  type: 'WebPage' | 'ProfilePage' | 'AboutPage' | 'ContactPage' | 'SearchResultsPage'
  /** Whether it tells about the clinic itself; elsewhere its name and address are enough. */
  clinicInFull?: true
  /** What only this page is about. */
  own?: (source: Source) => Node[]
}

export const descriptions: Record<Description, Descriptive> = {
  plain: { type: 'WebPage' },
  'front page': { type: 'WebPage', clinicInFull: true },
  surgeon: { type: 'ProfilePage', clinicInFull: true },
  clinic: { type: 'AboutPage', clinicInFull: true },
  contact: { type: 'ContactPage', clinicInFull: true },
  booking: { type: 'WebPage', clinicInFull: true },
  search: { type: 'SearchResultsPage' },
  category: { type: 'WebPage' },
  treatment: {
    type: 'WebPage',
    own: (source) => [
      ...here(source, source.content.treatments, procedure),
      ...here(source, source.content.treatments, questions),
    ],
  },
  article: { type: 'WebPage', own: (source) => here(source, source.content.posts, blogPosting) },
  position: { type: 'WebPage', own: (source) => here(source, source.content.jobs, jobPosting) },
  films: { type: 'WebPage', own: (source) => films(source, (kind) => kind !== 'testimonial') },
  'told films': { type: 'WebPage', own: (source) => films(source, (kind) => kind === 'testimonial') },
}

function here<Item extends { path: string }>(source: Source, items: readonly Item[], describe: (of: Source, item: Item) => Node) {
  return items.filter(({ path }) => path === source.page.path).map((item) => describe(source, item))
}

function films(source: Source, are: (kind: string) => boolean): Node[] {
  return source.content.videos.filter(({ kind }) => are(kind)).map((video) => videoObject(source, video))
}
