import type { Description, Preview } from './appearance'
import { type Asked, ask } from './ask'
import { aboutTheClinic, aboutTreatments, type RouteFacts, films, reading, unlisted } from './facts'
import type { ParameterOf } from './pattern'

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
] as const satisfies readonly RouteFacts[]

const nothing = () => []

/** What each kind of page asks the API beside its own text: in advance, so that nothing waits for anything else. */
export const asks: { [Kind in PageKind]: (params: ParamsOf<Kind>) => Asked[] } = {
  home: () => [ask('figures'), ask('serviceCategory'), ask('results'), ask('testimonials'), ask('posts')],
  doctor: ({ surgeon }) => [ask('doctors', {}, (doctors) => doctors.some(({ slug }) => slug === surgeon)), ask('achievements')],
  clinic: () => [ask('gallery')],
  services: () => [ask('figures'), ask('serviceCategory')],
  category: ({ category }) => [ask('serviceDetails', { id: category })],
  treatment: ({ category, treatment }) => [ask('serviceInner', { id: treatment, category })],
  'written-testimonials': () => [ask('testimonials'), ask('serviceCategory')],
  'video-testimonials': () => [ask('allVideos')],
  blog: () => [ask('posts')],
  post: ({ post }) => [ask('post', { id: post })],
  gallery: () => [ask('gallery')],
  videos: () => [ask('videos')],
  results: () => [ask('results'), ask('serviceCategory')],
  cases: () => [ask('cases')],
  case: (params) => [ask('caseStudy', { id: params.case })],
  achievements: () => [ask('achievements')],
  careers: () => [ask('jobs')],
  job: ({ job }) => [ask('job', { id: job })],
  contact: nothing,
  book: nothing,
  'thank-you': nothing,
  'not-found': nothing,
  landing: nothing,
  prose: nothing,
  search: () => [ask('serviceCategory')],
  aftercare: () => [ask('serviceCategory')],
  'my-pages': nothing,
  offline: nothing,
}

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
export const routes: readonly Route[] = table
