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
        <summary>On this page</summary>
        <List anchors={anchors} label="On this page" />
      </details>
      <div className={styles.wide}>
        <p className="eyebrow">On this page</p>
        <List anchors={anchors} label="Sections" />
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
