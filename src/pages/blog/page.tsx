import { FilterArea } from '../../features/filter/filter-area'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./blog-article'))
export const parts = [Article]

/** The articles, by topic. */
export function Page({ text }: OwnText) {
  return (
    <FilterArea>
      <Static id="article">{() => <Article text={text} />}</Static>
    </FilterArea>
  )
}
