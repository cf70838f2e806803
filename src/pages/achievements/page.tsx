import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./achievements-article'))
export const parts = [Article]

/** Training and talks by year, with a filter by kind. */
export function Page({ text }: OwnText) {
  return (
    <Filtered>
      <Static id="article">{() => <Article text={text} />}</Static>
    </Filtered>
  )
}
