import { href as pathOf } from '../shared/routes'
import { frameWords } from '#words/frame'
import styles from './breadcrumb.module.css'

export interface Crumb {
  label: string
  href: string
}

/** Where a page stands; the page itself is the last, and no link. */
export function Breadcrumb({ above, current }: { above: Crumb[]; current: string }) {
  return (
    <nav className={styles.crumbs} aria-label={frameWords.breadcrumb}>
      <ol>
        {[{ label: frameWords.home, href: pathOf('home') }, ...above].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
