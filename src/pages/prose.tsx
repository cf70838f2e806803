import { useApi } from '../lib/api'
import { matchRoute } from '../shared/routes'
import { ProseArticle } from '../ui/prose-article'
import { Static } from '../ui/static'
import type { PageProps } from './registry'

export function Page({ path }: PageProps) {
  return <Static id="article">{() => <Article path={path} />}</Static>
}

function Article({ path }: { path: string }) {
  return <ProseArticle page={useApi('page', { id: matchRoute(path)?.route.page ?? '' })} />
}
