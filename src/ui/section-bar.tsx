import { readingWords } from '#words/reading'
import styles from './section-bar.module.css'

export interface BarLink {
  id: string
  label: string
}

interface Props {
  of: BarLink[]
  /** Red, and always in sight. */
  urgent: BarLink
}

/** The sections of a treatment: a bar that stays under the header, beside the text on wide screens. Scripts mark where one is (features/section-bar). */
export function SectionBar({ of, urgent }: Props) {
  return (
    <nav className={styles.bar} aria-label={readingWords.onThisPage} data-sections="">
      <ul>
        {of.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <a href={`#${urgent.id}`} className={styles.urgent}>
        {urgent.label}
      </a>
    </nav>
  )
}
