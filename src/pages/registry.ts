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
  doctor: () => import('./doctor/page'),
  clinic: () => import('./clinic/page'),
  services: () => import('./services/page'),
  category: () => import('./category/page'),
  treatment: () => import('./treatment/page'),
  'written-testimonials': () => import('./written-testimonials/page'),
  'video-testimonials': () => import('./video-testimonials/page'),
  blog: () => import('./blog/page'),
  post: () => import('./post/page'),
  gallery: () => import('./gallery/page'),
  videos: () => import('./videos/page'),
  results: () => import('./results/page'),
  cases: () => import('./cases/page'),
  case: () => import('./case/page'),
  achievements: () => import('./achievements/page'),
  careers: () => import('./careers/page'),
  job: () => import('./job/page'),
  contact: () => import('./contact/page'),
  book: () => import('./book/page'),
  'thank-you': () => import('./thank-you/page'),
  'not-found': () => import('./not-found/page'),
  landing: () => import('./landing/page'),
  prose: () => import('./prose/page'),
  search: () => import('./search/page'),
  offline: () => import('./offline/page'),
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
