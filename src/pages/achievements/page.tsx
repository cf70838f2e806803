import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'

const Article = part(() => import('./achievements-article'))
export const parts = [Article]

/** Training and talks by year, with a filter by kind. */
export function Page() {
  return (
    <Filtered>
      <Static id="article">{() => <Article />}</Static>
    </Filtered>
  )
}
