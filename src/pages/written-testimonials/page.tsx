import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./written-testimonials-article'))
export const parts = [Article]

/** What patients wrote, by category. */
export function Page({ text }: OwnText) {
  return (
    <Filtered>
      <Static id="article">{() => <Article text={text} />}</Static>
    </Filtered>
  )
}
