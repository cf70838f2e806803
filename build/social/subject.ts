import type { Content } from '../../server/content/content'
import type { FigureRef, Picture } from '../../src/shared/contract/content'
import { appearance, type Page, type Preview } from '../../src/shared/routes'
import { catalogue } from '../../src/shared/words/catalogue'

interface Subject {
  /** The small line over the title. */
  eyebrow: string
  /** The drawing's file under public/, and the zone that glows in it. */
  src: string
  zone?: string | undefined
}

/** What the preview picture of a page shows. */
export function subjectOf({ path, route, lang }: Page, content: Content): Subject {
  const { frameWords } = catalogue(lang)
  const here = <Item extends { path: string }>(items: readonly Item[]) => items.find((item) => item.path === path)
  const treatment = here(content.treatments)
  const category = here(content.categories)
  const post = here(content.posts)
  const study = here(content.cases)
  if (treatment) return { eyebrow: treatment.categoryTitle, ...figure(treatment.figure) }
  if (category) return { eyebrow: frameWords.treatments, ...figure(category.figure) }
  if (post) return { eyebrow: post.topics[0] ?? frameWords.blog, ...figure(post.figure) }
  if (study) return { eyebrow: frameWords.cases, ...figure(study.figure) }
  const shown = pictureFor(appearance[route.kind].preview, content)
  const eyebrow = route.kind === 'job' ? frameWords.careers : route.kind === 'home' ? content.site.slogan : content.site.city
  // The clinic's photos take the drawings' places on its pages; here drawings are the design, so a figure stands in.
  if (shown && 'src' in shown && shown.src.endsWith('.svg')) return { eyebrow, src: shown.src }
  return { eyebrow, ...figure({ figure: shown && 'figure' in shown ? shown.figure : 'face-profile' }) }
}

function pictureFor(preview: Preview, content: Content): Picture | Pick<FigureRef, 'figure'> | undefined {
  switch (preview) {
    case 'figure':
    case 'face':
      return undefined
    case 'portrait':
      return content.doctors[0]?.portrait
    case 'result':
      return content.results[0]?.after
    case 'first category':
      return content.categories[0]?.figure
    case 'second post':
      return content.posts[1]?.figure
    case 'first case':
      return content.cases[0]?.figure
    default:
      return content.gallery.find(({ id }) => id === preview)?.picture
  }
}

const figure = ({ figure: id, zone }: Pick<FigureRef, 'figure' | 'zone'>) => ({ src: `/figures/${id}.svg`, zone })
