import type { Site } from '../contract/content'
import { type Lang, pathIn } from '../languages'
import { fill } from './pattern'
import { type PageKind, type ParamsOf, type Route, routes } from './table'

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
