import type { ComponentType } from 'react'
import { type ApiCache, ApiError } from '../lib/api'
import type { Page, PageKind, ParamsOf } from '../shared/routes'
import { tracked } from '../shared/tracked'
import { articlePage } from './article-page'
import type { PageModule } from './page-props'

type Ask<Kind extends PageKind> = (api: ApiCache, params: ParamsOf<Kind>) => Promise<unknown>[]
interface Entry<Kind extends PageKind> {
  /** The code, fetched when first needed. */
  load: () => Promise<PageModule<Kind>>
  /** What it asks the API for beside its own text: in advance, so that nothing waits for anything else. */
  ask: Ask<Kind>
}

const nothing = () => []

/** A page that is its article and no more: all that it starts with is here already. */
function article<Kind extends PageKind>(...of: Parameters<typeof articlePage<Kind>>): Entry<Kind>['load'] {
  const page = Promise.resolve(articlePage(...of))
  return () => page
}

/** An address that fits a pattern but names nothing of ours is as unknown as one that fits none. */
async function only<Reply>(asked: Promise<Reply>, is: (reply: Reply) => boolean): Promise<Reply> {
  const reply = await asked
  if (!is(reply)) throw new ApiError(404, 'the page')
  return reply
}

/** The kinds of pages. */
const kinds: { [Kind in PageKind]: Entry<Kind> } = {
  home: {
    load: () => import('./home/page'),
    ask: (api) => [
      api.read('figures'),
      api.read('serviceCategory'),
      api.read('results'),
      api.read('testimonials'),
      api.read('posts'),
    ],
  },
  doctor: {
    load: article(() => import('./doctor/doctor-article'), { as: 'article' }),
    ask: (api, { surgeon }) => [
      only(api.read('doctors'), (doctors) => doctors.some(({ slug }) => slug === surgeon)),
      api.read('achievements'),
    ],
  },
  clinic: { load: article(() => import('./clinic/clinic-article'), { as: 'article' }), ask: (api) => [api.read('gallery')] },
  services: { load: () => import('./services/page'), ask: (api) => [api.read('figures'), api.read('serviceCategory')] },
  category: {
    load: article(() => import('./category/category-article'), { as: 'article' }),
    ask: (api, { category }) => [api.read('serviceDetails', { id: category })],
  },
  treatment: {
    load: () => import('./treatment/page'),
    ask: (api, { category, treatment }) => [api.read('serviceInner', { id: treatment, category })],
  },
  'written-testimonials': {
    load: () => import('./written-testimonials/page'),
    ask: (api) => [api.read('testimonials'), api.read('serviceCategory')],
  },
  'video-testimonials': { load: () => import('./video-testimonials/page'), ask: (api) => [api.read('allVideos')] },
  blog: { load: () => import('./blog/page'), ask: (api) => [api.read('posts')] },
  post: { load: () => import('./post/page'), ask: (api, { post }) => [api.read('post', { id: post })] },
  gallery: { load: () => import('./gallery/page'), ask: (api) => [api.read('gallery')] },
  videos: { load: () => import('./videos/page'), ask: (api) => [api.read('videos')] },
  results: { load: () => import('./results/page'), ask: (api) => [api.read('results'), api.read('serviceCategory')] },
  cases: { load: article(() => import('./cases/cases-article')), ask: (api) => [api.read('cases')] },
  case: { load: () => import('./case/page'), ask: (api, params) => [api.read('caseStudy', { id: params.case })] },
  achievements: { load: () => import('./achievements/page'), ask: (api) => [api.read('achievements')] },
  careers: { load: article(() => import('./careers/careers-article')), ask: (api) => [api.read('jobs')] },
  job: {
    load: article(() => import('./job/job-article'), { as: 'article' }),
    ask: (api, { job }) => [api.read('job', { id: job })],
  },
  contact: { load: () => import('./contact/page'), ask: nothing },
  book: { load: () => import('./book/page'), ask: nothing },
  'thank-you': { load: () => import('./thank-you/page'), ask: nothing },
  'not-found': { load: article(() => import('./not-found/not-found-article')), ask: nothing },
  landing: { load: () => import('./landing/page'), ask: nothing },
  prose: { load: article(() => import('./prose/prose-article')), ask: nothing },
  search: { load: () => import('./search/page'), ask: (api) => [api.read('serviceCategory')] },
  // Who looks for an answer at night has a slow phone: what gives it comes beside the page, not after it.
  aftercare: {
    load: () => {
      import('../features/aftercare/tool').catch(() => undefined)
      return import('./aftercare/page')
    },
    ask: (api) => [api.read('serviceCategory')],
  },
  'my-pages': { load: () => import('./my-pages/page'), ask: nothing },
  offline: { load: () => import('./offline/page'), ask: nothing },
}

/** Starts every request that a page will make; fails as soon as one of them fails. */
export function loadData(api: ApiCache, { route, params }: Pick<Page, 'route' | 'params'>): Promise<unknown> {
  const own = route.page ? [api.read('page', { id: route.page })] : []
  // What a page is matched or expanded from has the parameters of its kind.
  const ask = kinds[route.kind].ask as (api: ApiCache, params: Page['params']) => Promise<unknown>[]
  return Promise.all([api.read('site'), ...own, ...ask(api, params)])
}

/** As the app sees it, whatever its kind. */
type AnyPage = Omit<PageModule<PageKind>, 'Page'> & { Page: ComponentType<{ params: Page['params']; text: string }> }
const loaded = new Map<PageKind, Promise<AnyPage>>()

/** All code that a page needs to be shown after a navigation. */
export async function loadWholePage(kind: PageKind): Promise<void> {
  const { parts = [] } = await loadPage(kind)
  await Promise.all(parts.map(({ load }) => load()))
}

/** The code of a page, as a promise that React's use() reads at once when it is settled. */
export function loadPage(kind: PageKind): Promise<AnyPage> {
  const known = loaded.get(kind)
  if (known) return known
  const module = tracked(kinds[kind].load() as Promise<AnyPage>)
  loaded.set(kind, module)
  module.catch(() => loaded.delete(kind))
  return module
}
