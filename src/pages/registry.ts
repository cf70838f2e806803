import type { ComponentType } from 'react'
import { type ApiCache, ApiError } from '../lib/api'
import { asks, type Page, type PageKind } from '../shared/routes'
import type { Asked } from '../shared/routes/ask'
import { tracked } from '../shared/tracked'
import { articlePage } from './article-page'
import type { PageModule } from './page-props'

/** As the app sees it, whatever its kind. */
type AnyProps = { params: Page['params']; text: string }
type AnyPage = Omit<PageModule<PageKind>, 'Page'> & { Page: ComponentType<AnyProps> }
type AnyArticle = { Content: ComponentType<AnyProps> }

/** The code of each kind lies in the folder of its name: a page that acts, or one that is an article and no more. */
const pages = import.meta.glob<AnyPage>('./*/page.tsx')
const articles = import.meta.glob<AnyArticle>('./*/article.tsx')

/** What would make sense by itself elsewhere is an <article>; the others list what does. */
const compositions: ReadonlySet<PageKind> = new Set(['doctor', 'clinic', 'category', 'job'])

/** What begins to come together with the page, not after it: who looks for an answer at night has a slow phone. */
const beside: { [Kind in PageKind]?: () => Promise<unknown> } = { aftercare: () => import('../features/aftercare/tool') }

function fetchPage(kind: PageKind): Promise<AnyPage> {
  beside[kind]?.().catch(() => undefined)
  const page = pages[`./${kind}/page.tsx`]
  if (page) return page()
  const article = articles[`./${kind}/article.tsx`]
  if (!article) throw new Error(`src/pages/${kind} has neither page.tsx nor article.tsx`)
  // All that it starts with is here already.
  return Promise.resolve(articlePage(article, compositions.has(kind) ? { as: 'article' } : {}))
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
  const own = route.page ? [api.read('page', { id: route.page })] : []
  // What a page is matched or expanded from has the parameters of its kind.
  const asked = (asks[route.kind] as (params: Page['params']) => Asked[])(params)
  return Promise.all([api.read('site'), ...own, ...asked.map((one) => answer(api, one))])
}

/** An address that fits a pattern but names nothing of ours is as unknown as one that fits none. */
async function answer(api: ApiCache, { name, params, fits }: Asked): Promise<unknown> {
  const reply = await api.read(name, params)
  if (!fits(reply)) throw new ApiError(404, 'the page')
  return reply
}
