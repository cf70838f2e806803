import { timeWords } from '#words/time'
import { useApi, useSite } from '../../lib/api'
import { shortDate } from '../../shared/clinic-time'
import { routeNamed } from '../../shared/routes'
import { ProseArticle } from '../../ui/prose-article'
import type { OwnText } from '../page-props'

export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const { privacyNoticeVersion } = useSite()
  return (
    <ProseArticle
      page={page}
      version={text === routeNamed('privacy').page ? shortDate(privacyNoticeVersion, timeWords) : undefined}
    />
  )
}
