import { BeforeAfterArea } from '../../features/compare/before-after-area'
import { part, Static } from '../../ui/static'
import type { PageProps } from '../page-props'

const Article = part(() => import('./case-article'))
export const parts = [Article]

/** A case study, with the handle of its pair of pictures. */
export function Page({ params }: PageProps<'case'>) {
  return (
    <BeforeAfterArea>
      <Static id="article" as="article">
        {() => <Article id={params.case} />}
      </Static>
    </BeforeAfterArea>
  )
}
