import type { ReactNode } from 'react'
import { FilterArea } from '../../features/filter/filter-area'
import { Lightbox } from '../../features/gallery/lightbox'
import { articlePage } from '../article-page'

/** The rooms, with their lightbox and a filter. */
export const { Page, parts } = articlePage<'gallery'>(() => import('./gallery-article'), { within: Areas })

function Areas({ children }: { children: ReactNode }) {
  return (
    <FilterArea>
      <Lightbox>{children}</Lightbox>
    </FilterArea>
  )
}
