import type { Treatment } from '../shared/contract/content'
import { riskWords, risksSorted } from '#words/treatments'
import { trustedHtml } from './trusted-html'
import styles from './risks.module.css'

const groups = ['common', 'uncommon', 'rare', 'uncounted'] as const

/** Every risk is on the page, open, with what is done about it. */
export function Risks({ risks }: { risks: Treatment['risks'] }) {
  return (
    <div className={styles.risks}>
      <p>{risksSorted}</p>
      {groups.map(
        (group) =>
          risks[group][0] && (
            <div key={group} className={styles[group]}>
              <h4>
                {`${riskWords[group].title} `}
                <small>{riskWords[group].meaning}</small>
              </h4>
              <dl>
                {risks[group].map(({ name, html }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd dangerouslySetInnerHTML={trustedHtml(html)} />
                  </div>
                ))}
              </dl>
            </div>
          ),
      )}
    </div>
  )
}
