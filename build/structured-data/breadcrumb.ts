import { crumbsAbove } from '../../src/shared/breadcrumb'
import { catalogue } from '../../src/shared/words/catalogue'
import { pageTitle } from '../page-title'
import { idOn, type Node, type Source } from './node'

export const breadcrumbId = (siteUrl: string, path: string) => idOn(siteUrl, path, 'breadcrumb')

/** Where a page stands, from home down to itself: what its visitors see. */
export function breadcrumb({ page, content, siteUrl }: Source): Node {
  const category = content.categories.find(({ slug }) => slug === page.params['category'])
  const crumbs = [
    ...crumbsAbove(page, catalogue(page.lang).frameWords, category?.title),
    { label: pageTitle(page, content), href: page.path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(siteUrl, page.path),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  }
}
