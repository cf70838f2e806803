import { Comparing } from '../../features/compare/comparing'
import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./results-article'))
export const parts = [Article]

/** The results, with handles that move and a filter. */
export function Page({ text }: OwnText) {
  return (
    <Filtered>
      <Comparing>
        <Static id="article">{() => <Article text={text} />}</Static>
      </Comparing>
    </Filtered>
  )
}
