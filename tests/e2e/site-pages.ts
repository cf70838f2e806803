import { readFileSync } from 'node:fs'
import { matchRoute, routes } from '../../src/shared/routes'

const sitemap = readFileSync(new URL('../../dist/client/sitemap.xml', import.meta.url), 'utf8')
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
const unlisted = routes.filter(({ index }) => !index).map(({ path }) => path)

/** Every page of the built site, those that the sitemap leaves out included. */
export const sitePages: readonly string[] = [...listed, ...unlisted]

const kindOf = (path: string) => matchRoute(path)?.route.kind

/** The first page of each kind: what the layout alone decides need not be seen on all treatments. */
export const pageKinds = sitePages.filter((path, at) => sitePages.findIndex((other) => kindOf(other) === kindOf(path)) === at)

/** Pages in as many parts, so that workers share them. */
export function partsOf(count: number, pages = sitePages): { name: string; number: number; pages: string[] }[] {
  return Array.from({ length: count }, (_, part) => ({
    name: `part ${part + 1} of ${count}`,
    number: part,
    pages: pages.filter((_page, at) => at % count === part),
  }))
}

/** The bars stand above these widths differently: phone, tablet, desktop. */
export const phone = { width: 375, height: 740 }
export const tablet = { width: 820, height: 1100 }
export const desktop = { width: 1280, height: 800 }
