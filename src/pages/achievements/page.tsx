import { FilterArea } from '../../features/filter/filter-area'
import { articlePage } from '../article-page'

/** Training and talks by year, with a filter by kind. */
export const { Page, parts } = articlePage<'achievements'>(() => import('./achievements-article'), { within: FilterArea })
