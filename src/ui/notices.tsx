import type { ReactNode } from 'react'
import styles from './notices.module.css'

/** Where notices appear: above the strip on phones, in the corner opposite to the chat button elsewhere. */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={styles.notices}>{children}</div>
}
