import type { Content } from '../../server/content/content'
import type { FigureRef, Picture } from '../../src/shared/contract/content'
import type { Page } from '../../src/shared/routes'
import { DEFAULT_LANG } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'

interface Subject {
  /** The small line over the title. */
  eyebrow: string
  /** The drawing's file under public/, and the zone that glows in it. */
  src: string
  zone?: string | undefined
}

/** What the preview picture of a page shows. */
export function subjectOf({ path, route }: Page, content: Content): Subject {
  const { frameWords } = catalogue(DEFAULT_LANG)
  const here = <Item extends { path: string }>(items: readonly Item[]) => items.find((item) => item.path === path)
  const treatment = here(content.treatments)
  const category = here(content.categories)
  const post = here(content.posts)
  const study = here(content.cases)
  if (treatment) return { eyebrow: treatment.categoryTitle, ...figure(treatment.figure) }
  if (category) return { eyebrow: frameWords.treatments, ...figure(category.figure) }
  if (post) return { eyebrow: post.topics[0] ?? frameWords.blog, ...figure(post.figure) }
  if (study) return { eyebrow: frameWords.cases, ...figure(study.figure) }
  const room = (id: string) => content.gallery.find((item) => item.id === id)?.picture
  const pictures: Partial<Record<Page['route']['kind'], Picture | undefined>> = {
    doctor: content.doctors[0]?.portrait,
    clinic: room('entrance'),
    contact: room('entrance'),
    book: room('consulting-room'),
    landing: room('consulting-room'),
    'thank-you': room('consulting-room'),
    gallery: room('reception'),
    careers: room('operating-theatre'),
    job: room('operating-theatre'),
    prose: room('records-desk'),
    'written-testimonials': room('waiting-room'),
    'video-testimonials': room('waiting-room'),
    results: content.results[0]?.after,
  }
  const figures: Partial<Record<Page['route']['kind'], FigureRef | undefined>> = {
    services: content.categories[0]?.figure,
    blog: content.posts[1]?.figure,
    cases: content.cases[0]?.figure,
  }
  const src = pictures[route.kind]?.src
  const eyebrow = route.kind === 'job' ? frameWords.careers : route.kind === 'home' ? content.site.slogan : content.site.city
  // The clinic's photos take the drawings' places on its pages; here drawings are the design, so a figure stands in.
  if (src?.endsWith('.svg')) return { eyebrow, src }
  return { eyebrow, ...figure({ figure: figures[route.kind]?.figure ?? 'face-profile' }) }
}

const figure = ({ figure: id, zone }: Pick<FigureRef, 'figure' | 'zone'>) => ({ src: `/figures/${id}.svg`, zone })
