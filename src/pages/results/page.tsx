import { Comparing } from '../../features/compare/comparing'
import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'

const Article = part(() => import('./results-article'))
export const parts = [Article]

/** The results, with handles that move and a filter. */
export function Page() {
  return (
    <Filtered>
      <Comparing>
        <Static id="article">{() => <Article />}</Static>
      </Comparing>
    </Filtered>
  )
}
