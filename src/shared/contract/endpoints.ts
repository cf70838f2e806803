import type * as v from 'valibot'
import type * as content from './content'
import type * as replies from './replies'
import { LANG } from '../language-of-bundle'
import { DEFAULT_LANG, type Lang } from '../languages'

/**
 * Every call of the API: method, path (with `{parameters}`, those that may stay out as `{?name}` in the query) and the type of its reply.
 * The paths before the rule are fixed (docs/requirements.md); those after it are ours.
 * The validators of requests and replies are in validators.ts, so that the browser does not carry them.
 */
const get = <Reply>(path: string) => ({ method: 'GET', path }) as Endpoint<Reply, 'GET'>
const post = <Reply>(path: string) => ({ method: 'POST', path }) as Endpoint<Reply, 'POST'>

export interface Endpoint<Reply, Method extends 'GET' | 'POST'> {
  method: Method
  path: string
  /** Never set: carries the reply's type. */
  reply?: Reply
}

export const endpoints = {
  captcha: get<replies.CaptchaChallenge>('/captcha/api'),
  validateCaptcha: post<v.InferOutput<typeof replies.captchaReply>>('/api/validate-captcha'),
  saveAppointment: post<replies.SaveReply>('/api/save-appointment'),
  saveQuickAppointment: post<replies.SaveReply>('/api/save-quick-appointment'),
  saveRequestCallback: post<replies.SaveReply>('/api/save-requestcallback'),
  saveRequestCallbackWithEmail: post<replies.SaveReply>('/api/save-requestcallback-with-email'),
  saveContactUs: post<replies.SaveReply>('/api/save-contactus'),
  firstCategory: get<content.Category>('/api/firstcategory'),
  serviceCategory: get<content.Category[]>('/api/service-category'),
  categoryDetailsByService: get<Record<string, content.CategoryInFull[]>>('/api/category-details-by-service'),
  treatmentsOfCategory: get<content.TreatmentCard[]>('/api/treatment/{category}'),
  serviceInner: get<content.Treatment>('/api/serviceinner/{id}{?category}'),
  serviceDetails: get<content.CategoryInFull>('/api/service-details/{id}'),
  serviceSection: get<content.Section[]>('/api/service-section/{id}{?category}'),
  serviceType: get<{ id: string; title: string; treatments: content.TreatmentCard[] }>('/api/service-type/{id}'),
  doctors: get<content.Doctor[]>('/api/doctors'),
  videos: get<content.Video[]>('/api/videos'),
  allVideos: get<content.Video[]>('/api/all-videos'),
  /** The path of the page follows: /api/seo/contact; the home page is /api/seo/ */
  seo: get<content.SeoRecord>('/api/seo{path}'),
  // ——
  site: get<content.Site>('/api/site'),
  figures: get<content.Figure[]>('/api/figures'),
  page: get<content.ProsePage>('/api/page/{id}'),
  posts: get<content.PostCard[]>('/api/posts'),
  post: get<content.Post>('/api/posts/{id}'),
  cases: get<content.CaseCard[]>('/api/cases'),
  caseStudy: get<content.CaseStudy>('/api/cases/{id}'),
  results: get<content.ResultPair[]>('/api/results'),
  testimonials: get<content.Testimonial[]>('/api/testimonials'),
  gallery: get<content.GalleryItem[]>('/api/gallery'),
  achievements: get<content.Achievement[]>('/api/achievements'),
  jobs: get<content.Job[]>('/api/jobs'),
  job: get<content.Job>('/api/jobs/{id}'),
} as const

export type EndpointName = keyof typeof endpoints
type NameOf<Method> = { [Name in EndpointName]: (typeof endpoints)[Name]['method'] extends Method ? Name : never }[EndpointName]
/** What stores an enquiry, and what only reads the content. */
export type SaveName = Exclude<NameOf<'POST'>, 'validateCaptcha'>
export type ContentName = Exclude<NameOf<'GET'>, 'captcha'>
export type ReplyOf<Name extends EndpointName> = NonNullable<(typeof endpoints)[Name]['reply']>

/**
 * The address of an endpoint with its parameters filled in: `endpointPath('post', { id: 'scars' })`. `{?category}` is one that may stay out.
 * The language is said when it is another than the default one.
 */
export function endpointPath(name: EndpointName, params: Record<string, string> = {}, lang: Lang = LANG): string {
  let query = lang === DEFAULT_LANG ? '' : `&lang=${lang}`
  const path = endpoints[name].path.replace(/\{(\??)(\w+)\}/g, (_, optional: string, key: string) => {
    const value = params[key]
    if (optional && value === undefined) return ''
    if (value === undefined) throw new Error(`${name} needs ${key}`)
    const written = key === 'path' ? value : encodeURIComponent(value)
    if (!optional) return written
    query = `&${key}=${written}${query}`
    return ''
  })
  return path + query.replace('&', '?')
}
