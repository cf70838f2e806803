import { useApi, useSite } from '../../lib/api'
import { ProseArticle } from '../../ui/prose-article'
import type { OwnText } from '../page-props'

export function Content({ text }: OwnText) {
  return <ProseArticle page={useApi('page', { id: text })} site={useSite()} />
}
