import type { Site } from './contract/content'
import { ABSENT, LANG } from './language-of-bundle'
import { DEFAULT_LANG, type Lang, pathIn, splitPath } from './languages'

interface Facts {
  /** The address, with `:parameters` for kinds that have many pages. `:surgeon` is filled from the clinic's data. */
  path: string
  kind: string
  /** Where several pages are of one kind: what href() calls this one. */
  name?: string
  /** The file content/pages/<page>.md that the page's own texts come from. */
  page?: string
  /** Whether search engines may list it. */
  index: boolean
  /** Whether 'Save for offline' takes it. */
  offline: boolean
  /** Its group in the list of saved pages; null keeps it out of the list. */
  shelf: Shelf | null
  /** Whether its code is fetched 200 ms after the start. */
  preload?: boolean
  /** Without header and footer. */
  bare?: boolean
  /** The switch in clinic.yaml that can take it off the site. */
  switch?: keyof Site['switches']
  /** The page above it in the breadcrumb; home when absent. */
  parent?: string
}

export type Shelf = 'treatments' | 'reading' | 'clinic'

const aboutTheClinic = { index: true, offline: true, shelf: 'clinic' } as const
const aboutTreatments = { ...aboutTheClinic, shelf: 'treatments' } as const
const reading = { ...aboutTheClinic, shelf: 'reading' } as const
const films = { ...aboutTheClinic, offline: false } as const
const unlisted = { index: false, offline: false, shelf: null } as const

/**
 * The one list of pages. The router, the menus, the strip, the footer, the prerender, the sitemap, the service worker and the
 * tests read it; no other file holds a path. A treatment, a post, a case and a job are expanded from the content index.
 */
const table = [
  { path: '/', kind: 'home', page: 'home', ...aboutTheClinic, preload: true },
  { path: '/dr-:surgeon-plastic-surgeon', kind: 'doctor', page: 'doctor', ...aboutTheClinic, parent: 'clinic' },
  { path: '/about-clinic', kind: 'clinic', page: 'clinic', ...aboutTheClinic },
  { path: '/services', kind: 'services', page: 'services', ...aboutTreatments, preload: true },
  { path: '/:category', kind: 'category', ...aboutTreatments, preload: true, parent: 'services' },
  { path: '/:category/:treatment', kind: 'treatment', ...aboutTreatments, preload: true, parent: 'category' },
  {
    path: '/written-testimonials',
    kind: 'written-testimonials',
    page: 'written-testimonials',
    ...reading,
    switch: 'testimonials',
  },
  {
    path: '/video-testimonial',
    kind: 'video-testimonials',
    page: 'video-testimonial',
    ...films,
    switch: 'testimonials',
    parent: 'written-testimonials',
  },
  { path: '/blog', kind: 'blog', page: 'blog', ...reading },
  { path: '/blog/:post', kind: 'post', ...reading, parent: 'blog' },
  { path: '/gallery', kind: 'gallery', page: 'gallery', ...aboutTheClinic, parent: 'clinic' },
  { path: '/videos', kind: 'videos', page: 'videos', ...films },
  { path: '/real-results', kind: 'results', page: 'real-results', ...reading, switch: 'results' },
  { path: '/patient-case-study', kind: 'cases', page: 'patient-case-study', ...reading, switch: 'cases' },
  { path: '/patient-case-study/:case', kind: 'case', ...reading, parent: 'cases', switch: 'cases' },
  {
    path: '/achievements-conferences',
    kind: 'achievements',
    page: 'achievements-conferences',
    ...aboutTheClinic,
    parent: 'clinic',
  },
  { path: '/careers', kind: 'careers', page: 'careers', ...aboutTheClinic },
  { path: '/careers/:job', kind: 'job', ...aboutTheClinic, parent: 'careers' },
  { path: '/contact', kind: 'contact', page: 'contact', ...aboutTheClinic, preload: true },
  { path: '/book-an-appointment', kind: 'book', page: 'book-an-appointment', ...aboutTheClinic, preload: true },
  { path: '/thank-you', kind: 'thank-you', page: 'thank-you', ...unlisted, offline: true },
  { path: '/404', kind: 'not-found', page: 'not-found', ...unlisted },
  { path: '/lp', kind: 'landing', page: 'lp', ...unlisted, bare: true },
  { path: '/our-answers', kind: 'prose', name: 'answers', page: 'our-answers', ...aboutTheClinic },
  { path: '/privacy-policy', kind: 'prose', name: 'privacy', page: 'privacy-policy', ...reading },
  { path: '/terms-conditions', kind: 'prose', name: 'terms', page: 'terms-conditions', ...reading },
  { path: '/search', kind: 'search', page: 'search', ...aboutTheClinic, index: false },
  { path: '/aftercare', kind: 'aftercare', page: 'aftercare', ...aboutTheClinic },
  { path: '/my-pages', kind: 'my-pages', page: 'my-pages', ...unlisted, offline: true },
  { path: '/offline', kind: 'offline', page: 'offline', ...unlisted, offline: true },
] as const satisfies readonly Facts[]

type Row = (typeof table)[number]
type NameOf<One> = One extends { name: infer Name } ? Name : One extends { kind: infer Kind } ? Kind : never
type RowNamed<Name> = Row extends infer One ? (One extends Row ? (NameOf<One> extends Name ? One : never) : never) : never
/** `surgeon` of `/dr-:surgeon-plastic-surgeon`, `category` and `treatment` of `/:category/:treatment` */
type ParameterOf<Path> = Path extends `${string}:${infer After}`
  ? After extends `${infer First}/${infer Rest}`
    ? Word<First> | ParameterOf<Rest>
    : Word<After>
  : never
type Word<Text> = Text extends `${infer First}-${string}` ? First : Text

export type PageKind = Row['kind']
/** Of kinds that several routes have, each has a name of its own. */
export type PageName = NameOf<Row>
type ParamsOfRow<One> = One extends { path: infer Path } ? Record<ParameterOf<Path> & string, string> : never
export type ParamsOf<Kind extends PageKind> = ParamsOfRow<Extract<Row, { kind: Kind }>>
/** The names of pages that lie above others. */
export type ParentName = 'home' | Extract<Row, { parent: string }>['parent']

/** What search engines are told that a page is. */
export type Description =
  | 'plain'
  | 'front page'
  | 'surgeon'
  | 'clinic'
  | 'contact'
  | 'booking'
  | 'search'
  | 'category'
  | 'treatment'
  | 'article'
  | 'position'
  | 'films'
  | 'told films'
/** What the preview picture of a page shows: something of its own, or a room of the gallery. */
export type Preview = 'figure' | 'face' | 'portrait' | 'result' | 'first category' | 'second post' | 'first case' | Room
type Room = 'entrance' | 'reception' | 'waiting-room' | 'consulting-room' | 'operating-theatre' | 'records-desk'

/** How each kind of page appears elsewhere. Read by the build alone: no script carries it. */
export const appearance: Record<PageKind, { as: Description; preview: Preview }> = {
  home: { as: 'front page', preview: 'face' },
  doctor: { as: 'surgeon', preview: 'portrait' },
  clinic: { as: 'clinic', preview: 'entrance' },
  services: { as: 'plain', preview: 'first category' },
  category: { as: 'category', preview: 'figure' },
  treatment: { as: 'treatment', preview: 'figure' },
  'written-testimonials': { as: 'plain', preview: 'waiting-room' },
  'video-testimonials': { as: 'told films', preview: 'waiting-room' },
  blog: { as: 'plain', preview: 'second post' },
  post: { as: 'article', preview: 'figure' },
  gallery: { as: 'plain', preview: 'reception' },
  videos: { as: 'films', preview: 'face' },
  results: { as: 'plain', preview: 'result' },
  cases: { as: 'plain', preview: 'first case' },
  case: { as: 'plain', preview: 'figure' },
  achievements: { as: 'plain', preview: 'face' },
  careers: { as: 'plain', preview: 'operating-theatre' },
  job: { as: 'position', preview: 'operating-theatre' },
  contact: { as: 'contact', preview: 'entrance' },
  book: { as: 'booking', preview: 'consulting-room' },
  'thank-you': { as: 'plain', preview: 'consulting-room' },
  'not-found': { as: 'plain', preview: 'face' },
  landing: { as: 'plain', preview: 'consulting-room' },
  prose: { as: 'plain', preview: 'records-desk' },
  search: { as: 'search', preview: 'face' },
  aftercare: { as: 'plain', preview: 'consulting-room' },
  'my-pages': { as: 'plain', preview: 'face' },
  offline: { as: 'plain', preview: 'face' },
}

export interface Route extends Facts {
  kind: PageKind
  parent?: PageName
}
export const routes: readonly Route[] = table

/** What the content holds in one language, as far as addresses need it. */
export interface ContentIndex {
  lang: Lang
  /** The pages that have their own text in this language; all of them where it is absent. */
  texts?: readonly string[]
  surgeon: string
  categories: { slug: string; treatments: string[] }[]
  posts: string[]
  cases: string[]
  jobs: string[]
  switches: Site['switches']
}

/** One page of the built site. */
export interface Page {
  lang: Lang
  /** Its address, the language included. */
  path: string
  route: Route
  params: Record<string, string>
}

type Parametric = { [Kind in PageKind]: keyof ParamsOf<Kind> extends never ? never : Kind }[PageKind]

/** Every page that exists with this content, in the order of the list. */
export function expandRoutes(index: ContentIndex): Page[] {
  const { lang, texts } = index
  const parameters: { [Kind in Parametric]: ParamsOf<Kind>[] } = {
    doctor: [{ surgeon: index.surgeon }],
    category: index.categories.map(({ slug }) => ({ category: slug })),
    treatment: index.categories.flatMap(({ slug, treatments }) => treatments.map((treatment) => ({ category: slug, treatment }))),
    post: index.posts.map((post) => ({ post })),
    case: index.cases.map((slug) => ({ case: slug })),
    job: index.jobs.map((job) => ({ job })),
  }
  const known: Partial<Record<PageKind, Record<string, string>[]>> = parameters
  return routes
    .filter((route) => route.switch === undefined || index.switches[route.switch])
    .filter(({ page }) => page === undefined || texts === undefined || texts.includes(page))
    .flatMap((route) =>
      (known[route.kind] ?? [{}]).map((params) => ({ lang, path: pathIn(lang, fill(route.path, params)), route, params })),
    )
}

type Arguments<Params> = keyof Params extends never
  ? [params?: Record<string, never>, lang?: Lang]
  : [params: Params, lang?: Lang]

/**
 * The address of a page: `href('treatment', { category: 'anti-aging', treatment: 'dermal-fillers' })`; of a page that the language does not
 * have, the English one.
 */
export function href<Name extends PageName>(
  name: Name,
  ...[params = {}, lang = LANG]: Arguments<ParamsOfRow<RowNamed<Name>>>
): string {
  return hrefOf(routeNamed(name), params, lang)
}

export function hrefOf(route: Route, params: Record<string, string>, lang: Lang = LANG): string {
  return pathIn(route.page !== undefined && ABSENT[lang]?.includes(route.page) ? DEFAULT_LANG : lang, fill(route.path, params))
}

export const routeNamed = (name: PageName): Route => routes.find((route) => (route.name ?? route.kind) === name) as Route

/** The page behind an address, or undefined when no pattern fits. Whether its content exists is the API's to say. */
export function matchRoute(address: string): Page | undefined {
  const { lang, path } = splitPath(address)
  for (const candidate of byPrecision) {
    const found = candidate.pattern.exec(path)
    if (found) return { lang, path: address, route: candidate.route, params: { ...found.groups } }
  }
  return undefined
}

/** The one right form of a path: single slashes, none at the end. */
export function cleanPath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}

/** Who calls it has the parameters of the pattern: href() by its types, a page by its match. */
const fill = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')

/** The pattern with the fewest parameters says most: /blog/:post goes before /:category/:treatment. */
const byPrecision = routes
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+?)')}$`),
    parameters: route.path.split(':').length - 1,
  }))
  .sort((a, b) => a.parameters - b.parameters)
