import type { ComponentType } from 'react'
import type { PageKind, ParamsOf } from '../shared/routes'

export interface OwnText {
  /** The id of the page's own text; empty for kinds whose text is the content that they show. */
  text: string
}

export interface PageProps<Kind extends PageKind> extends OwnText {
  params: ParamsOf<Kind>
}

export interface PageModule<Kind extends PageKind> {
  Page: ComponentType<PageProps<Kind>>
  /** What the head of the page needs when the browser renders it itself, after a navigation. */
  parts?: { load: () => Promise<unknown> }[]
}
