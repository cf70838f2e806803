import type { Description } from '../../src/shared/routes'
import { jobPosting } from './job'
import type { Node, Source } from './node'
import { blogPosting } from './post'
import { procedure, questions } from './treatment'
import { videoObject } from './video'

interface Descriptive {
  /** Of the page itself, unless somebody reviewed it for its medicine. */
  type: 'WebPage' | 'ProfilePage' | 'AboutPage' | 'ContactPage' | 'SearchResultsPage'
  /** Whether it tells about the clinic, or the surgeon; elsewhere their names and their address are enough. */
  inFull?: 'clinic' | 'surgeon'
  /** What only this page is about. */
  own?: (source: Source) => Node[]
}

export const descriptions: Record<Description, Descriptive> = {
  plain: { type: 'WebPage' },
  'front page': { type: 'WebPage', inFull: 'clinic' },
  surgeon: { type: 'ProfilePage', inFull: 'surgeon' },
  clinic: { type: 'AboutPage', inFull: 'clinic' },
  contact: { type: 'ContactPage', inFull: 'clinic' },
  booking: { type: 'WebPage', inFull: 'clinic' },
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
