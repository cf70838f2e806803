import type { ReactNode } from 'react'
import type { Picture, ProsePage } from '../shared/contract/content'
import { FramedPicture } from './framed-picture'
import { PageTitle } from './page-title'
import styles from './picture-head.module.css'

interface Props {
  page: Pick<ProsePage, 'title' | 'lead' | 'eyebrow'>
  picture?: Picture | undefined
  children?: ReactNode
}

/** The head of a page with its picture: a band below the title, beside it where there is room. */
export function PictureHead({ page, picture, children }: Props) {
  return (
    <header className={`wrap ${styles.head}`}>
      <PageTitle page={page}>{children}</PageTitle>
      {picture && <FramedPicture of={picture} frame="scene" sizes="(min-width: 992px) 38rem, 100vw" />}
    </header>
  )
}
