import { part, Static } from '../../ui/static'
import type { PageProps } from '../registry'

const Article = part(() => import('./job-article'))
export const parts = [Article]

export function Page({ params }: PageProps) {
  return (
    <Static id="article" as="article">
      {() => <Article id={params.job ?? ''} />}
    </Static>
  )
}
