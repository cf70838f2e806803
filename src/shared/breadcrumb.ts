import { hrefOf, type Page, type ParentName, routeNamed } from './routes'
import type { frameWords } from './words/en/frame'

export interface Crumb {
  label: string
  href: string
}

/** A page, as far as its place on the site needs it. */
export type Place = Pick<Page, 'route' | 'params'> & Partial<Pick<Page, 'lang'>>

type Words = typeof frameWords

const labels: Record<Exclude<ParentName, 'category'>, (words: Words) => string> = {
  home: ({ home }) => home,
  clinic: ({ aboutClinic }) => aboutClinic,
  services: ({ services }) => services,
  'written-testimonials': ({ testimonials }) => testimonials,
  blog: ({ blog }) => blog,
  cases: ({ caseStudies }) => caseStudies,
  careers: ({ careers }) => careers,
}

/** The pages above a page, home first, by the parents in the list of routes. @param category the title of the category that it lies in */
export function crumbsAbove({ route, params, lang }: Place, words: Words, category = ''): Crumb[] {
  if (route.kind === 'home') return []
  const name = (route.parent ?? 'home') as ParentName
  const parent = routeNamed(name)
  const crumb = { label: name === 'category' ? category : labels[name](words), href: hrefOf(parent, params, lang) }
  return [...crumbsAbove({ route: parent, params, ...(lang ? { lang } : {}) }, words, category), crumb]
}
