import { type ApiCache, ApiError } from '../lib/api'
import type { PageKind, Route } from '../shared/routes'

type Load = (api: ApiCache, params: Record<string, string>) => Promise<unknown>[]

const id = (params: Record<string, string>, name: string) => ({ id: params[name] ?? '' })

/** An address that fits a pattern but names nothing of ours is as unknown as one that fits none. */
async function known<Reply>(asked: Promise<Reply>, is: (reply: Reply) => boolean): Promise<Reply> {
  const reply = await asked
  if (!is(reply)) throw new ApiError(404, 'the page')
  return reply
}

/** What the kinds of pages ask the API for beyond their own text; asked in advance, so that nothing waits for anything else. */
const data: Partial<Record<PageKind, Load>> = {
  home: (api) => [
    api.read('figures'),
    api.read('serviceCategory'),
    api.read('results'),
    api.read('testimonials'),
    api.read('posts'),
  ],
  doctor: (api, { surgeon }) => [
    known(api.read('doctors'), (doctors) => doctors.some(({ slug }) => slug === surgeon)),
    api.read('achievements'),
  ],
  clinic: (api) => [api.read('gallery')],
  services: (api) => [api.read('figures'), api.read('serviceCategory')],
  category: (api, params) => [api.read('serviceDetails', id(params, 'category'))],
  treatment: (api, params) => [
    known(api.read('serviceInner', id(params, 'treatment')), ({ category }) => category === params.category),
  ],
  'written-testimonials': (api) => [api.read('testimonials'), api.read('serviceCategory')],
  'video-testimonials': (api) => [api.read('allVideos')],
  blog: (api) => [api.read('posts')],
  post: (api, params) => [api.read('post', id(params, 'post'))],
  gallery: (api) => [api.read('gallery')],
  videos: (api) => [api.read('videos')],
  results: (api) => [api.read('results'), api.read('serviceCategory')],
  cases: (api) => [api.read('cases')],
  case: (api, params) => [api.read('caseStudy', id(params, 'case'))],
  achievements: (api) => [api.read('achievements')],
  careers: (api) => [api.read('jobs')],
  job: (api, params) => [api.read('job', id(params, 'job'))],
  search: (api) => [api.read('serviceCategory')],
}

/** Starts every request that a page will make; fails as soon as one of them fails. */
export function loadData(api: ApiCache, route: Route, params: Record<string, string>): Promise<unknown> {
  const own = route.page ? [api.read('page', { id: route.page })] : []
  return Promise.all([api.read('site'), ...own, ...(data[route.kind]?.(api, params) ?? [])])
}
