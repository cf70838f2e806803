import type { Site } from './contract/content'

/**
 * The one list of pages. The router, the menus, the strip, the footer, the prerender, the sitemap, the service worker and the
 * tests read it; no other file holds a path. A treatment, a post, a case and a job are expanded from the content index.
 */
export type PageKind =
  | 'home'
  | 'doctor'
  | 'clinic'
  | 'services'
  | 'category'
  | 'treatment'
  | 'written-testimonials'
  | 'video-testimonials'
  | 'blog'
  | 'post'
  | 'gallery'
  | 'videos'
  | 'results'
  | 'cases'
  | 'case'
  | 'achievements'
  | 'careers'
  | 'job'
  | 'contact'
  | 'book'
  | 'thank-you'
  | 'not-found'
  | 'landing'
  | 'prose'
  | 'search'
  | 'offline'

export interface Route {
  /** The address, with `:parameters` for kinds that have many pages. `:surgeon` is filled from the clinic's data. */
  path: string
  kind: PageKind
  /** The file content/pages/<page>.md that the page's own texts come from. */
  page?: string
  /** Whether search engines may list it. */
  index: boolean
  /** Whether 'Save for offline' takes it. */
  offline: boolean
  /** Whether its code is fetched 200 ms after the start. */
  preload?: boolean
  /** Without header and footer. */
  bare?: boolean
  /** The switch in clinic.yaml that can take it off the site. */
  switch?: keyof Site['switches']
  /** The page above it in the breadcrumb; home when absent. */
  parent?: PageKind
}

const listed = { index: true, offline: true }
const unlisted = { index: false, offline: false }

/** The pages of one kind that other files lead to. */
export const PRIVACY_POLICY = '/privacy-policy'
export const TERMS = '/terms-conditions'
/** What the clinic answers to the questions that its treatments tell people to ask. */
export const OUR_ANSWERS = '/our-answers'

export const routes: readonly Route[] = [
  { path: '/', kind: 'home', page: 'home', ...listed, preload: true },
  { path: '/dr-:surgeon-plastic-surgeon', kind: 'doctor', page: 'doctor', ...listed },
  { path: '/about-clinic', kind: 'clinic', page: 'clinic', ...listed },
  { path: '/services', kind: 'services', page: 'services', ...listed, preload: true },
  { path: '/:category', kind: 'category', ...listed, preload: true, parent: 'services' },
  { path: '/:category/:treatment', kind: 'treatment', ...listed, preload: true, parent: 'category' },
  {
    path: '/written-testimonials',
    kind: 'written-testimonials',
    page: 'written-testimonials',
    ...listed,
    switch: 'testimonials',
  },
  {
    path: '/video-testimonial',
    kind: 'video-testimonials',
    page: 'video-testimonial',
    index: true,
    offline: false,
    switch: 'testimonials',
  },
  { path: '/blog', kind: 'blog', page: 'blog', ...listed },
  { path: '/blog/:post', kind: 'post', ...listed, parent: 'blog' },
  { path: '/gallery', kind: 'gallery', page: 'gallery', ...listed },
  { path: '/videos', kind: 'videos', page: 'videos', index: true, offline: false },
  { path: '/real-results', kind: 'results', page: 'real-results', ...listed, switch: 'results' },
  { path: '/patient-case-study', kind: 'cases', page: 'patient-case-study', ...listed, switch: 'cases' },
  { path: '/patient-case-study/:case', kind: 'case', ...listed, parent: 'cases', switch: 'cases' },
  { path: '/achievements-conferences', kind: 'achievements', page: 'achievements-conferences', ...listed },
  { path: '/careers', kind: 'careers', page: 'careers', ...listed },
  { path: '/careers/:job', kind: 'job', ...listed, parent: 'careers' },
  { path: '/contact', kind: 'contact', page: 'contact', ...listed, preload: true },
  { path: '/book-an-appointment', kind: 'book', page: 'book-an-appointment', ...listed, preload: true },
  { path: '/thank-you', kind: 'thank-you', page: 'thank-you', index: false, offline: true },
  { path: '/404', kind: 'not-found', page: 'not-found', ...unlisted },
  { path: '/lp', kind: 'landing', page: 'lp', ...unlisted, bare: true },
  { path: OUR_ANSWERS, kind: 'prose', page: 'our-answers', ...listed },
  { path: PRIVACY_POLICY, kind: 'prose', page: 'privacy-policy', ...listed },
  { path: TERMS, kind: 'prose', page: 'terms-conditions', ...listed },
  { path: '/search', kind: 'search', page: 'search', index: false, offline: true },
  { path: '/offline', kind: 'offline', page: 'offline', index: false, offline: true },
]

/** What the content holds, as far as addresses need it. */
export interface ContentIndex {
  surgeon: string
  categories: { slug: string; treatments: string[] }[]
  posts: string[]
  cases: string[]
  jobs: string[]
  switches: Site['switches']
}

/** One page of the built site. */
export interface Page {
  path: string
  route: Route
  params: Record<string, string>
}

/** Every page that exists with this content, in the order of the list. */
export function expandRoutes(index: ContentIndex): Page[] {
  const parameters: Partial<Record<PageKind, Record<string, string>[]>> = {
    doctor: [{ surgeon: index.surgeon }],
    category: index.categories.map(({ slug }) => ({ category: slug })),
    treatment: index.categories.flatMap(({ slug, treatments }) => treatments.map((treatment) => ({ category: slug, treatment }))),
    post: index.posts.map((post) => ({ post })),
    case: index.cases.map((slug) => ({ case: slug })),
    job: index.jobs.map((job) => ({ job })),
  }
  return routes
    .filter((route) => route.switch === undefined || index.switches[route.switch])
    .flatMap((route) => (parameters[route.kind] ?? [{}]).map((params) => ({ path: fill(route.path, params), route, params })))
}

/** The address of a page: `href('treatment', { category: 'anti-aging', treatment: 'dermal-fillers' })`. */
export function href(kind: Exclude<PageKind, 'prose'>, params: Record<string, string> = {}): string {
  const route = routes.find((candidate) => candidate.kind === kind)
  if (!route) throw new Error(`no route of kind ${kind}`)
  return fill(route.path, params)
}

/** The page behind an address, or undefined when no pattern fits. Whether its content exists is the API's to say. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } | undefined {
  for (const candidate of byPrecision) {
    const found = candidate.pattern.exec(path)
    if (found) return { route: candidate.route, params: { ...found.groups } }
  }
  return undefined
}

/** The one right form of a path: single slashes, none at the end. */
export function cleanPath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}

function fill(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`the path ${pattern} needs ${name}`)
    return value
  })
}

/** The pattern with the fewest parameters says most: /blog/:post goes before /:category/:treatment. */
const byPrecision = routes
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+?)')}$`),
    parameters: route.path.split(':').length - 1,
  }))
  .sort((a, b) => a.parameters - b.parameters)
