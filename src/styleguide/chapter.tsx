import type { ReactNode } from 'react'
import styles from './chapter.module.css'

/** A part of the styleguide; the tests compare its picture. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`} data-chapter="">
      <h2 className="eyebrow" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Specimens side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** One component in one state. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <figcaption>{name}</figcaption>
      <div>{children}</div>
    </figure>
  )
}
