import type { ComponentType } from 'react'
import { type ApiCache, ApiError } from '../lib/api'
import type { EndpointName } from '../shared/contract/endpoints'
import type { Page, PageKind } from '../shared/routes'
import { tracked } from '../shared/tracked'
import { articlePage } from './article-page'
import type { PageModule } from './page-props'

/** As the app sees it, whatever its kind. */
type AnyProps = { params: Page['params']; text: string }
type AnyPage = Omit<PageModule<PageKind>, 'Page'> & { Page: ComponentType<AnyProps> }
type AnyArticle = { Content: ComponentType<AnyProps> }

/** The code of each kind lies in the folder of its name: a page that acts, or one that is an article and no more. */
const code = import.meta.glob('./*/{page,article}.tsx')
/** What would make sense by itself elsewhere is an <article>; the others list what does. */
const compositions: readonly PageKind[] = ['doctor', 'clinic', 'category', 'job']

/** What begins to come together with the page, not after it: who looks for an answer at night has a slow phone. */
const beside: { [Kind in PageKind]?: () => Promise<unknown> } = { aftercare: () => import('../features/aftercare/tool') }

function fetchPage(kind: PageKind): Promise<AnyPage> {
  beside[kind]?.().catch(() => undefined)
  const page = code[`./${kind}/page.tsx`] as (() => Promise<AnyPage>) | undefined
  if (page) return page()
  const article = code[`./${kind}/article.tsx`] as (() => Promise<AnyArticle>) | undefined
  if (import.meta.env.SSR && !article) throw new Error(`src/pages/${kind} has no page.tsx or article.tsx`)
  // All that it starts with is here already.
  return Promise.resolve(articlePage(article as () => Promise<AnyArticle>, compositions.includes(kind) ? { as: 'article' } : {}))
}

const loaded = new Map<PageKind, Promise<AnyPage>>()

/** The code of a page, as a promise that React's use() reads at once when it is settled. */
export function loadPage(kind: PageKind): Promise<AnyPage> {
  const known = loaded.get(kind)
  if (known) return known
  const module = tracked(fetchPage(kind))
  loaded.set(kind, module)
  module.catch(() => loaded.delete(kind))
  return module
}

/** All code that a page needs to be shown after a navigation. */
export async function loadWholePage(kind: PageKind): Promise<void> {
  const { parts = [] } = await loadPage(kind)
  await Promise.all(parts.map(({ load }) => load()))
}

/** Starts every request that a page will make; fails as soon as one of them fails. */
export function loadData(api: ApiCache, { route, params }: Pick<Page, 'route' | 'params'>): Promise<unknown> {
  const asked: Promise<unknown>[] = [api.read('site')]
  if (route.page) asked.push(api.read('page', { id: route.page }))
  for (const [name, by] of Object.entries(route.asks)) asked.push(api.read(name as EndpointName, mapped(by, params)))
  if (params.surgeon) asked.push(ours(api, params.surgeon))
  return Promise.all(asked)
}

/** The parameters of a question, from those of the path. */
function mapped(by: Record<string, string>, params: Page['params']): Record<string, string> {
  return Object.fromEntries(Object.entries(by).map(([name, parameter]) => [name, params[parameter] ?? '']))
}

/** No question names the surgeon, so none fails for a name that is not hers: that address is as unknown as any other. */
async function ours(api: ApiCache, surgeon: string): Promise<void> {
  const doctors = await api.read('doctors')
  if (!doctors.some(({ slug }) => slug === surgeon)) throw new ApiError(404, 'the page')
}
