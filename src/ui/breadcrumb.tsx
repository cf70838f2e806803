import { use } from 'react'
import { crumbsAbove } from '../shared/breadcrumb'
import { frameWords } from '#words/frame'
import styles from './breadcrumb.module.css'
import { PlaceContext } from './place'

interface Props {
  /** The word for the page itself, which is the last, and no link. */
  current: string
  /** The title of the category that the page lies in. */
  category?: string
}

/** Where a page stands. */
export function Breadcrumb({ current, category }: Props) {
  return (
    <nav className={styles.crumbs} aria-label={frameWords.breadcrumb}>
      <ol>
        {crumbsAbove(use(PlaceContext), frameWords, category).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
