import { FilterArea } from '../../features/filter/filter-area'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./achievements-article'))
export const parts = [Article]

/** Training and talks by year, with a filter by kind. */
export function Page({ text }: OwnText) {
  return (
    <FilterArea>
      <Static id="article">{() => <Article text={text} />}</Static>
    </FilterArea>
  )
}
