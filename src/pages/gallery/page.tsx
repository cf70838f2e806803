import { Filtered } from '../../features/filter/filtered'
import { Lightbox } from '../../features/gallery/lightbox'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./gallery-article'))
export const parts = [Article]

/** The rooms, with their lightbox and a filter. */
export function Page({ text }: OwnText) {
  return (
    <Filtered>
      <Lightbox>
        <Static id="article">{() => <Article text={text} />}</Static>
      </Lightbox>
    </Filtered>
  )
}
