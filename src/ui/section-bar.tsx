import { readingWords } from '#words/reading'
import styles from './section-bar.module.css'

export interface BarLink {
  id: string
  label: string
  /** Red, and always in sight. */
  urgent?: boolean
}

/** The sections of a treatment: a bar that stays under the header, beside the text on wide screens. Scripts mark where one is (features/section-bar). */
export function SectionBar({ of }: { of: BarLink[] }) {
  return (
    <nav className={styles.bar} aria-label={readingWords.onThisPage} data-sections="">
      <ul>
        {of.map(({ id, label, urgent }) => (
          <li key={id} className={urgent ? styles.urgent : undefined}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
