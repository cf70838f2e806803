import { useApi, useSite } from '../../lib/api'
import { matchRoute, PRIVACY_POLICY } from '../../shared/routes'
import { ProseArticle } from '../../ui/prose-article'
import { Static } from '../../ui/static'
import type { PageProps } from '../registry'

export function Page({ path }: PageProps) {
  return <Static id="article">{() => <Article path={path} />}</Static>
}

function Article({ path }: { path: string }) {
  const page = useApi('page', { id: matchRoute(path)?.route.page ?? '' })
  const { privacyNoticeVersion } = useSite()
  return <ProseArticle page={page} version={path === PRIVACY_POLICY ? privacyNoticeVersion : undefined} />
}
