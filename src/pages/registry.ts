import type { ComponentType } from 'react'
import type { PageKind } from '../shared/routes'

export interface PageProps {
  params: Record<string, string>
  path: string
}

interface PageModule {
  Page: ComponentType<PageProps>
  /** What the head of the page needs when the browser renders it itself, after a navigation. */
  parts?: { load: () => Promise<unknown> }[]
}

/** The code of each kind of page, fetched when first needed. */
const modules: Record<PageKind, () => Promise<PageModule>> = {
  home: () => import('./home/page'),
  doctor: () => import('./doctor'),
  clinic: () => import('./clinic'),
  services: () => import('./services'),
  category: () => import('./category'),
  treatment: () => import('./treatment'),
  'written-testimonials': () => import('./written-testimonials'),
  'video-testimonials': () => import('./video-testimonials'),
  blog: () => import('./blog'),
  post: () => import('./post'),
  gallery: () => import('./gallery'),
  videos: () => import('./videos'),
  results: () => import('./results'),
  cases: () => import('./cases'),
  case: () => import('./case'),
  achievements: () => import('./achievements'),
  careers: () => import('./careers'),
  job: () => import('./job'),
  contact: () => import('./contact'),
  book: () => import('./book'),
  'thank-you': () => import('./thank-you'),
  'not-found': () => import('./not-found'),
  landing: () => import('./landing'),
  prose: () => import('./prose'),
  search: () => import('./search'),
  offline: () => import('./offline'),
}

type Tracked = Promise<PageModule> & { status?: 'fulfilled'; value?: PageModule }
const loaded = new Map<PageKind, Tracked>()

/** All code that a page needs to be shown after a navigation. */
export async function loadWholePage(kind: PageKind): Promise<void> {
  const { parts = [] } = await loadPage(kind)
  await Promise.all(parts.map(({ load }) => load()))
}

/** The code of a page, as a promise that React's use() reads at once when it is settled. */
export function loadPage(kind: PageKind): Promise<PageModule> {
  const known = loaded.get(kind)
  if (known) return known
  const module: Tracked = modules[kind]()
  loaded.set(kind, module)
  module.then(
    (value) => Object.assign(module, { status: 'fulfilled', value }),
    () => loaded.delete(kind),
  )
  return module
}
