import type { Treatment } from '../shared/contract/content'
import { trustedHtml } from './trusted-html'
import styles from './risks.module.css'

const groups = [
  ['common', 'Common', 'more than 1 in 100 people'],
  ['uncommon', 'Uncommon', '1 in 100 to 1 in 1,000'],
  ['rare', 'Rare', 'fewer than 1 in 1,000'],
] as const

/** Every risk is on the page, open, with what is done about it. */
export function Risks({ risks }: { risks: Treatment['risks'] }) {
  return (
    <div className={styles.risks}>
      {groups.map(([group, title, meaning]) => (
        <div key={group} className={styles[group]}>
          <h3>
            {title} <small>{meaning}</small>
          </h3>
          <dl>
            {risks[group].map(({ name, html }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dangerouslySetInnerHTML={trustedHtml(html)} />
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
