import type { Description, Preview } from './appearance'
import type { EndpointName } from '../contract/endpoints'
import { aboutTheClinic, aboutTreatments, type RouteFacts, films, reading, unlisted } from './facts'
import type { ParameterOf } from './pattern'

/**
 * The one list of pages. The router, the menus, the strip, the footer, the prerender, the sitemap, the service worker and the
 * tests read it; no other file holds a path. A treatment, a post, a case and a job are expanded from the content index.
 */
const table = [
  {
    path: '/',
    kind: 'home',
    page: 'home',
    asks: { figures: {}, serviceCategory: {}, results: {}, testimonials: {}, posts: {} },
    ...aboutTheClinic,
    preload: true,
  },
  {
    path: '/dr-:surgeon-plastic-surgeon',
    kind: 'doctor',
    page: 'doctor',
    asks: { doctors: {}, achievements: {} },
    ...aboutTheClinic,
    parent: 'clinic',
  },
  { path: '/about-clinic', kind: 'clinic', page: 'clinic', asks: { gallery: {} }, ...aboutTheClinic },
  {
    path: '/services',
    kind: 'services',
    page: 'services',
    asks: { figures: {}, serviceCategory: {} },
    ...aboutTreatments,
    preload: true,
  },
  {
    path: '/:category',
    kind: 'category',
    asks: { serviceDetails: { id: 'category' } },
    ...aboutTreatments,
    preload: true,
    parent: 'services',
  },
  {
    path: '/:category/:treatment',
    kind: 'treatment',
    asks: { serviceInner: { id: 'treatment', category: 'category' } },
    ...aboutTreatments,
    preload: true,
    parent: 'category',
  },
  {
    path: '/written-testimonials',
    kind: 'written-testimonials',
    page: 'written-testimonials',
    asks: { testimonials: {}, serviceCategory: {} },
    ...reading,
    switch: 'testimonials',
  },
  {
    path: '/video-testimonial',
    kind: 'video-testimonials',
    page: 'video-testimonial',
    asks: { allVideos: {} },
    ...films,
    switch: 'testimonials',
    parent: 'written-testimonials',
  },
  { path: '/blog', kind: 'blog', page: 'blog', asks: { posts: {} }, ...reading },
  { path: '/blog/:post', kind: 'post', asks: { post: { id: 'post' } }, ...reading, parent: 'blog' },
  { path: '/gallery', kind: 'gallery', page: 'gallery', asks: { gallery: {} }, ...aboutTheClinic, parent: 'clinic' },
  { path: '/videos', kind: 'videos', page: 'videos', asks: { videos: {} }, ...films },
  {
    path: '/real-results',
    kind: 'results',
    page: 'real-results',
    asks: { results: {}, serviceCategory: {} },
    ...reading,
    switch: 'results',
  },
  { path: '/patient-case-study', kind: 'cases', page: 'patient-case-study', asks: { cases: {} }, ...reading, switch: 'cases' },
  {
    path: '/patient-case-study/:case',
    kind: 'case',
    asks: { caseStudy: { id: 'case' } },
    ...reading,
    parent: 'cases',
    switch: 'cases',
  },
  {
    path: '/achievements-conferences',
    kind: 'achievements',
    page: 'achievements-conferences',
    asks: { achievements: {} },
    ...aboutTheClinic,
    parent: 'clinic',
  },
  { path: '/careers', kind: 'careers', page: 'careers', asks: { jobs: {} }, ...aboutTheClinic },
  { path: '/careers/:job', kind: 'job', asks: { job: { id: 'job' } }, ...aboutTheClinic, parent: 'careers' },
  { path: '/contact', kind: 'contact', page: 'contact', asks: {}, ...aboutTheClinic, preload: true },
  { path: '/book-an-appointment', kind: 'book', page: 'book-an-appointment', asks: {}, ...aboutTheClinic, preload: true },
  { path: '/thank-you', kind: 'thank-you', page: 'thank-you', asks: {}, ...unlisted, offline: true },
  { path: '/404', kind: 'not-found', page: 'not-found', asks: {}, ...unlisted },
  { path: '/lp', kind: 'landing', page: 'lp', asks: {}, ...unlisted, bare: true },
  { path: '/our-answers', kind: 'prose', name: 'answers', page: 'our-answers', asks: {}, ...aboutTheClinic },
  { path: '/privacy-policy', kind: 'prose', name: 'privacy', page: 'privacy-policy', asks: {}, ...reading },
  { path: '/terms-conditions', kind: 'prose', name: 'terms', page: 'terms-conditions', asks: {}, ...reading },
  { path: '/search', kind: 'search', page: 'search', asks: { serviceCategory: {} }, ...aboutTheClinic, index: false },
  { path: '/aftercare', kind: 'aftercare', page: 'aftercare', asks: { serviceCategory: {} }, ...aboutTheClinic },
  { path: '/my-pages', kind: 'my-pages', page: 'my-pages', asks: {}, ...unlisted, offline: true },
  { path: '/offline', kind: 'offline', page: 'offline', asks: {}, ...unlisted, offline: true },
] as const satisfies readonly RouteFacts[]

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

type Row = (typeof table)[number]
type NameOf<One> = One extends { name: infer Name } ? Name : One extends { kind: infer Kind } ? Kind : never
export type RowNamed<Name> = Row extends infer One ? (One extends Row ? (NameOf<One> extends Name ? One : never) : never) : never
export type PageKind = Row['kind']
/** Of kinds that several routes have, each has a name of its own. */
export type PageName = NameOf<Row>
export type ParamsOfRow<One> = One extends { path: infer Path } ? Record<ParameterOf<Path> & string, string> : never
export type ParamsOf<Kind extends PageKind> = ParamsOfRow<Extract<Row, { kind: Kind }>>
/** The names of pages that lie above others. */
export type ParentName = 'home' | Extract<Row, { parent: string }>['parent']

export interface Route extends RouteFacts {
  kind: PageKind
  parent?: PageName
}

/** A question is asked with parameters of the path. */
type Asking<Rows extends readonly RouteFacts[]> = {
  [Index in keyof Rows]: { asks: { [Name in EndpointName]?: Record<string, ParameterOf<Rows[Index]['path']>> } }
}
export const routes: readonly Route[] = table satisfies Asking<typeof table>
