import type { ReactNode } from 'react'

interface Props {
  id: string
  heading: string
  className?: string
  children: ReactNode
}

/** A section that is closed until it is asked for: by its heading, by a link to it (navigation/unfold) or by a search in the page. */
export function Fold({ id, heading, className = 'folds', children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{heading}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
