import { Filtered } from '../../features/filter/filtered'
import { Lightbox } from '../../features/gallery/lightbox'
import { part, Static } from '../../ui/static'

const Article = part(() => import('./gallery-article'))
export const parts = [Article]

/** The rooms, with their lightbox and a filter. */
export function Page() {
  return (
    <Filtered>
      <Lightbox>
        <Static id="article">{() => <Article />}</Static>
      </Lightbox>
    </Filtered>
  )
}
