import type { Treatment } from '../shared/contract/content'
import { riskWords, risksSorted } from '#words/treatments'
import { trustedHtml } from './trusted-html'
import styles from './risks.module.css'

const groups = ['common', 'uncommon', 'rare'] as const

/** Every risk is on the page, open, with what is done about it. */
export function Risks({ risks }: { risks: Treatment['risks'] }) {
  return (
    <div className={styles.risks}>
      <p>{risksSorted}</p>
      {groups.map((group) => (
        <div key={group} className={styles[group]}>
          <h3>
            {riskWords[group].title} <small>{riskWords[group].meaning}</small>
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
