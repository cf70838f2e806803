import { useApi, useSite } from '../../lib/api'
import { routeNamed } from '../../shared/routes'
import { ProseArticle } from '../../ui/prose-article'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'

export function Page({ text }: OwnText) {
  return <Static id="article">{() => <Article text={text} />}</Static>
}

function Article({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const { privacyNoticeVersion } = useSite()
  return <ProseArticle page={page} version={text === routeNamed('privacy').page ? privacyNoticeVersion : undefined} />
}
