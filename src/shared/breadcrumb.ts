import { hrefOf, type Page, type ParentName, routeNamed } from './routes'
import { strings } from './strings'

export interface Crumb {
  label: string
  href: string
}

/** A page, as far as its place on the site needs it. */
export type Place = Pick<Page, 'route' | 'params'> & Partial<Pick<Page, 'lang'>>

const labels: Record<Exclude<ParentName, 'category'>, string> = {
  home: strings.home,
  clinic: strings.aboutClinic,
  services: strings.services,
  'written-testimonials': strings.testimonials,
  blog: strings.blog,
  cases: strings.caseStudies,
  careers: strings.careers,
}

/** The pages above a page, home first, by the parents in the list of routes. @param category the title of the category that it lies in */
export function crumbsAbove({ route, params, lang }: Place, category = ''): Crumb[] {
  if (route.kind === 'home') return []
  const name = (route.parent ?? 'home') as ParentName
  const parent = routeNamed(name)
  const crumb = { label: name === 'category' ? category : labels[name], href: hrefOf(parent, params, lang) }
  return [...crumbsAbove({ route: parent, params, ...(lang ? { lang } : {}) }, category), crumb]
}
