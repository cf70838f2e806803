import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'

const Article = part(() => import('./blog-article'))
export const parts = [Article]

/** The articles, by topic. */
export function Page() {
  return (
    <Filtered>
      <Static id="article">{() => <Article />}</Static>
    </Filtered>
  )
}
