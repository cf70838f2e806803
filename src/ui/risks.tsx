import type { Treatment } from '../shared/contract/content'
import styles from './risks.module.css'

const groups = [
  ['common', 'Common'],
  ['uncommon', 'Uncommon'],
  ['rare', 'Rare'],
] as const

/** Every risk is on the page, open, with what is done about it. */
export function Risks({ risks }: { risks: Treatment['risks'] }) {
  return (
    <div className={styles.risks}>
      {groups.map(([group, title]) => (
        <div key={group} className={styles[group]}>
          <h3>{title}</h3>
          <dl>
            {risks[group].map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
