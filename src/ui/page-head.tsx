import type { ReactNode } from 'react'
import type { ProsePage } from '../shared/contract/content'
import { Breadcrumb } from './breadcrumb'
import styles from './page-head.module.css'
import { Prose } from './prose'

interface Props {
  page: Pick<ProsePage, 'title' | 'lead' | 'eyebrow'>
  /** The breadcrumb's word for the page, when the title is long. */
  name?: string
  children?: ReactNode
}

/** The head of a page: where it stands, its title and what it is about. */
export function PageHead({ page, name, children }: Props) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <Breadcrumb current={name ?? page.title} />
        {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
        <h1>{page.title}</h1>
        <Prose of={page.lead} className="lead" />
        {children}
      </div>
    </div>
  )
}
