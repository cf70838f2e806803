import { part, Static } from '../../ui/static'
import type { PageProps } from '../page-props'

const Article = part(() => import('./job-article'))
export const parts = [Article]

export function Page({ params }: PageProps<'job'>) {
  return (
    <Static id="article" as="article">
      {() => <Article id={params.job} />}
    </Static>
  )
}
