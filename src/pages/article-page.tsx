import { type ComponentType, type ElementType, Fragment, type ReactNode } from 'react'
import type { PageKind } from '../shared/routes'
import { part, Static } from '../ui/static'
import type { PageModule, PageProps } from './page-props'

interface Frame {
  as?: ElementType
  /** What gives the article its behaviour, by delegation: a filter, a player. */
  within?: ComponentType<{ children: ReactNode }>
}

/** A page that is an article. It only shows: the article's code comes when the app renders it, after a navigation (decision 4). */
export function articlePage<Kind extends PageKind>(
  load: () => Promise<{ Content: ComponentType<PageProps<Kind>> }>,
  { as, within: Within = Fragment }: Frame = {},
): Required<PageModule<Kind>> {
  const Article = part(load)
  return {
    parts: [Article],
    Page: (props) => (
      <Within>
        <Static id="article" {...(as && { as })}>
          {() => <Article {...props} />}
        </Static>
      </Within>
    ),
  }
}
