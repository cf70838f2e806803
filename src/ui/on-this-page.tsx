import { readingWords } from '#words/reading'
import styles from './on-this-page.module.css'

export interface Anchor {
  id: string
  label: string
}

/** The sections of a long page: a list that stays beside the text on wide screens, one line that opens on narrow ones. */
export function OnThisPage({ anchors }: { anchors: Anchor[] }) {
  return (
    <div className={styles.contents}>
      <details className={styles.narrow}>
        <summary>{readingWords.onThisPage}</summary>
        <List anchors={anchors} label={readingWords.onThisPage} />
      </details>
      <div className={styles.wide}>
        <p className="eyebrow">{readingWords.onThisPage}</p>
        <List anchors={anchors} label={readingWords.contents} />
      </div>
    </div>
  )
}

const List = ({ anchors, label }: { anchors: Anchor[]; label: string }) => (
  <nav aria-label={label}>
    <ul>
      {anchors.map((anchor) => (
        <li key={anchor.id}>
          <a href={`#${anchor.id}`}>{anchor.label}</a>
        </li>
      ))}
    </ul>
  </nav>
)
