import { FilterArea } from '../../features/filter/filter-area'
import { articlePage } from '../article-page'

/** The articles, by topic. */
export const { Page, parts } = articlePage<'blog'>(() => import('./blog-article'), { within: FilterArea })
