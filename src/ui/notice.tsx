import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './notice.module.css'

interface Props {
  label: string
  icon: string
  title: string
  text?: string
  /** Buttons. */
  children: ReactNode
}

/** A small card at the foot of the screen that tells something and asks for nothing now: it takes no focus and covers no control. */
export function Notice({ label, icon, title, text, children }: Props) {
  return (
    <section className={styles.notice} aria-label={label} role="status">
      <Icon name={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  )
}
