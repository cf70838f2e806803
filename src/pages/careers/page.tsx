import { part, Static } from '../../ui/static'

const Article = part(() => import('./careers-article'))
export const parts = [Article]

export function Page() {
  return <Static id="article">{() => <Article />}</Static>
}
