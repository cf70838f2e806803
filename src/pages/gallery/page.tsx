import { FilterArea } from '../../features/filter/filter-area'
import { Lightbox } from '../../features/gallery/lightbox'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./gallery-article'))
export const parts = [Article]

/** The rooms, with their lightbox and a filter. */
export function Page({ text }: OwnText) {
  return (
    <FilterArea>
      <Lightbox>
        <Static id="article">{() => <Article text={text} />}</Static>
      </Lightbox>
    </FilterArea>
  )
}
