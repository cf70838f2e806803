import type { PageKind } from '../../src/shared/routes'
import { breadcrumb } from './breadcrumb'
import { clinic, clinicInFull, physician, website } from './clinic'
import { jobPosting } from './job'
import type { Node, Source } from './node'
import { blogPosting } from './post'
import { procedure, questions } from './treatment'
import { videoObject } from './video'
import { webPage } from './web-page'

/** Pages that tell about the clinic itself; elsewhere its name and address are enough. */
const ABOUT_THE_CLINIC: readonly PageKind[] = ['home', 'clinic', 'contact', 'doctor', 'book']

/** A page's structured data for search engines: one graph, every thing described once (schema.org). */
export function structuredData(source: Source): { '@context': string; '@graph': Node[] } {
  const { page } = source
  const nodes = [
    website(source),
    ABOUT_THE_CLINIC.includes(page.route.kind) ? clinicInFull(source) : clinic(source),
    ...physician(source),
    webPage(source),
    ...(page.route.kind === 'home' ? [] : [breadcrumb(source)]),
    ...ownNodes(source),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** What only this page is about. */
function ownNodes(source: Source): Node[] {
  const { page, content } = source
  const here = <Item extends { path: string }>(items: readonly Item[]) => items.filter(({ path }) => path === page.path)
  switch (page.route.kind) {
    case 'treatment':
      return here(content.treatments).flatMap((treatment) => [procedure(source, treatment), questions(source, treatment)])
    case 'post':
      return here(content.posts).map((post) => blogPosting(source, post))
    case 'job':
      return here(content.jobs).map((job) => jobPosting(source, job))
    case 'videos':
      return content.videos.filter(({ kind }) => kind !== 'testimonial').map((video) => videoObject(source, video))
    case 'video-testimonials':
      return content.videos.filter(({ kind }) => kind === 'testimonial').map((video) => videoObject(source, video))
    default:
      return []
  }
}
