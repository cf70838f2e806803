import type { ReactNode } from 'react'

interface Props {
  id: string
  heading: string
  /** Of the heading; within a chapter it is one deeper. */
  as?: 'h2' | 'h3'
  className?: string
  children: ReactNode
}

/** A section that is closed until it is asked for: by its heading, by a link to it (navigation/unfold) or by a search in the page. */
export function Fold({ id, heading, className = 'folds', as: Heading = 'h2', children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <details>
        <summary>
          <Heading id={id}>{heading}</Heading>
        </summary>
        {children}
      </details>
    </section>
  )
}
