import { readingWords } from '#words/reading'
import type { Section } from '../shared/contract/content'
import styles from './on-this-page.module.css'

/** The sections of a long page: a list that stays beside the text on wide screens, one line that opens on narrow ones. */
export function OnThisPage({ of }: { of: Section[] }) {
  return (
    <div className={`folds ${styles.contents}`}>
      <details className={styles.narrow}>
        <summary>{readingWords.onThisPage}</summary>
        <List of={of} label={readingWords.onThisPage} />
      </details>
      <div className={styles.wide}>
        <p className="eyebrow">{readingWords.onThisPage}</p>
        <List of={of} label={readingWords.contents} />
      </div>
    </div>
  )
}

const List = ({ of, label }: { of: Section[]; label: string }) => (
  <nav aria-label={label}>
    <ul>
      {of.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)
