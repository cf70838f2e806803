import { Filtered } from '../../features/filter/filtered'
import { part, Static } from '../../ui/static'

const Article = part(() => import('./written-testimonials-article'))
export const parts = [Article]

/** What patients wrote, by category. */
export function Page() {
  return (
    <Filtered>
      <Static id="article">{() => <Article />}</Static>
    </Filtered>
  )
}
