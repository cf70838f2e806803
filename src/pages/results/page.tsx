import { BeforeAfterArea } from '../../features/compare/before-after-area'
import { FilterArea } from '../../features/filter/filter-area'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./results-article'))
export const parts = [Article]

/** The results, with handles that move and a filter. */
export function Page({ text }: OwnText) {
  return (
    <FilterArea>
      <BeforeAfterArea>
        <Static id="article">{() => <Article text={text} />}</Static>
      </BeforeAfterArea>
    </FilterArea>
  )
}
