import type { ReactNode } from 'react'
import type { Picture as PictureData, ProsePage } from '../shared/contract/content'
import { Breadcrumb } from './breadcrumb'
import styles from './page-head.module.css'
import { Picture } from './picture'
import { Prose } from './prose'

interface Props {
  page: Pick<ProsePage, 'title' | 'lead' | 'eyebrow'>
  /** The breadcrumb's word for the page, when the title is long. */
  name?: string
  /** The title with its words kept together. */
  heading?: ReactNode
  children?: ReactNode
}

/** The head of a page: where it stands, its title and what it is about; where there is room, a picture or the latter beside them. */
export function PageHead({ beside, ...props }: Props & { beside?: PictureData | undefined }) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <PageTitle {...props} />
        {beside && <Picture of={{ ...beside, alt: '' }} sizes="28rem" />}
      </div>
    </div>
  )
}

/** The same for a head with a layout of its own. */
export function PageTitle({ page: { title, lead, eyebrow }, name = title, heading = title, children }: Props) {
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
