import { part, Static } from '../../ui/static'

const Article = part(() => import('./cases-article'))
export const parts = [Article]

export function Page() {
  return <Static id="article">{() => <Article />}</Static>
}
