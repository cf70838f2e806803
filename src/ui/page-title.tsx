import type { ReactNode } from 'react'
import type { ProsePage } from '../shared/contract/content'
import { Breadcrumb } from './breadcrumb'
import { Prose } from './prose'

export interface TitleProps {
  page: Pick<ProsePage, 'title' | 'lead' | 'eyebrow'>
  /** The breadcrumb's word for the page, when the title is long. */
  name?: string
  /** The title with its words kept together. */
  heading?: ReactNode
  children?: ReactNode
}

/** Where a page stands, its title and what it is about, in a head whose layout is its own. */
export function PageTitle({ page: { title, lead, eyebrow }, name = title, heading = title, children }: TitleProps) {
  return (
    <>
      <Breadcrumb current={name} />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{heading}</h1>
      <Prose of={lead} className="lead" />
      {children}
    </>
  )
}
