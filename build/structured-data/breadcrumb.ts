import { href, type Page, type PageKind } from '../../src/shared/routes'
import { DEFAULT_LANG } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import { pageTitle } from '../page-title'
import { idOn, type Node, type Source } from './node'

export const breadcrumbId = (siteUrl: string, path: string) => idOn(siteUrl, path, 'breadcrumb')

/** Where a page stands, from home down to itself, by the parents in the list of routes. */
export function breadcrumb({ page, content, siteUrl }: Source): Node {
  const chain = [page]
  for (let parent = above(page, content.routes); parent; parent = above(parent, content.routes)) chain.unshift(parent)
  const crumbs = [
    { name: catalogue(DEFAULT_LANG).frameWords.home, path: href('home') },
    ...chain.map((one) => ({ name: pageTitle(one, content), path: one.path })),
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(siteUrl, page.path),
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

function above(page: Page, pages: readonly Page[]): Page | undefined {
  const kind: PageKind | undefined = page.route.parent
  return pages.find(
    ({ route, params }) => route.kind === kind && Object.entries(params).every(([name, value]) => page.params[name] === value),
  )
}
