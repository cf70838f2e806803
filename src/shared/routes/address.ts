import { ABSENT, LANG } from '../language-of-bundle'
import { DEFAULT_LANG, type Lang, pathIn, splitPath } from '../languages'
import type { Page } from './pages'
import { fill } from './pattern'
import { type PageName, type ParamsOfRow, type Route, type RowNamed, routes } from './table'

type Arguments<Params> = keyof Params extends never
  ? [params?: Record<string, never>, lang?: Lang]
  : [params: Params, lang?: Lang]

/**
 * The address of a page: `href('treatment', { category: 'anti-aging', treatment: 'dermal-fillers' })`; of a page that the language does not
 * have, the English one.
 */
export function href<Name extends PageName>(
  name: Name,
  ...[params = {}, lang = LANG]: Arguments<ParamsOfRow<RowNamed<Name>>>
): string {
  return hrefOf(routeNamed(name), params, lang)
}

export function hrefOf(route: Route, params: Record<string, string>, lang: Lang = LANG): string {
  return pathIn(ABSENT[lang]?.includes(route.page ?? route.kind) ? DEFAULT_LANG : lang, fill(route.path, params))
}

/** The address of the same page in another language; of the home page there when it is not translated or is none of ours. */
export function placeIn(lang: Lang, address: string): string {
  const page = matchRoute(address)
  const there = page ? hrefOf(page.route, page.params, lang) : ''
  return splitPath(there).lang === lang && there !== '' ? there : pathIn(lang, '/')
}

export const routeNamed = (name: PageName): Route => routes.find((route) => (route.name ?? route.kind) === name) as Route

/** The page behind an address, or undefined when no pattern fits. Whether its content exists is the API's to say. */
export function matchRoute(address: string): Page | undefined {
  const { lang, path } = splitPath(address)
  for (const candidate of byPrecision) {
    const found = candidate.pattern.exec(path)
    if (found) return { lang, path: address, route: candidate.route, params: { ...found.groups } }
  }
  return undefined
}

/** The one right form of a path: single slashes, none at the end. */
export function cleanPath(path: string): string {
  const single = path.replace(/[/\\]{2,}/g, '/')
  return single.length > 1 ? single.replace(/\/$/, '') : single
}

/** The pattern with the fewest parameters says most: /blog/:post goes before /:category/:treatment. */
const byPrecision = routes
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+?)')}$`),
    parameters: route.path.split(':').length - 1,
  }))
  .sort((a, b) => a.parameters - b.parameters)
