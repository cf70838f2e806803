import { part, Static } from '../ui/static'

const Article = part(() => import('./careers-article'))

export function Page() {
  return <Static id="article">{() => <Article />}</Static>
}
