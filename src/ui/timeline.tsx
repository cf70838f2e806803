import type { Treatment } from '../shared/contract/content'
import { trustedHtml } from './trusted-html'
import styles from './timeline.module.css'

/** Recovery as a drawn line from the day itself onwards. */
export function Timeline({ steps }: { steps: Treatment['timeline'] }) {
  return (
    <ol className={styles.line}>
      {steps.map(({ when, title, html }) => (
        <li key={when + title}>
          <p className={styles.when}>{when}</p>
          <h4>{title}</h4>
          <p dangerouslySetInnerHTML={trustedHtml(html)} />
        </li>
      ))}
    </ol>
  )
}
