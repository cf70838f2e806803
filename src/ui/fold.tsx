import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface Props {
  id: string
  heading: string
  className?: string | undefined
  children: ReactNode
}

/** A section that is closed until it is asked for: by its heading, by a link to it (navigation/unfold) or by a search in the page. */
export function Fold({ id, heading, className, children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <details className={styles.fold}>
        <summary>
          <h2 id={id}>{heading}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
