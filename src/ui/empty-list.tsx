import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

/** What stands where a list has nothing in it yet. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src="/drawings/empty-list.svg" alt="" width="320" height="220" loading="lazy" />
      <p>{children}</p>
    </div>
  )
}
