import { FilterArea } from '../../features/filter/filter-area'
import { articlePage } from '../article-page'

/** What patients wrote, by category. */
export const { Page, parts } = articlePage<'written-testimonials'>(() => import('./written-testimonials-article'), {
  within: FilterArea,
})
