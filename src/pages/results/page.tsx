import type { ReactNode } from 'react'
import { BeforeAfterArea } from '../../features/compare/before-after-area'
import { FilterArea } from '../../features/filter/filter-area'
import { articlePage } from '../article-page'

/** The results, with handles that move and a filter. */
export const { Page, parts } = articlePage<'results'>(() => import('./results-article'), { within: Areas })

function Areas({ children }: { children: ReactNode }) {
  return (
    <FilterArea>
      <BeforeAfterArea>{children}</BeforeAfterArea>
    </FilterArea>
  )
}
