import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'

const Article = part(() => import('./careers-article'))
export const parts = [Article]

export function Page({ text }: OwnText) {
  return <Static id="article">{() => <Article text={text} />}</Static>
}
