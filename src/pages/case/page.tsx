import { Comparing } from '../../features/compare/comparing'
import { part, Static } from '../../ui/static'
import type { PageProps } from '../registry'

const Article = part(() => import('./case-article'))
export const parts = [Article]

/** A case study, with the handle of its pair of pictures. */
export function Page({ params }: PageProps) {
  return (
    <Comparing>
      <Static id="article" as="article">
        {() => <Article id={params.case ?? ''} />}
      </Static>
    </Comparing>
  )
}
