import type { Treatment } from '../shared/contract/content'
import styles from './faq.module.css'
import { trustedHtml } from './trusted-html'

export function Faq({ of }: { of: Treatment['faq'] }) {
  return (
    <div className={`folds ${styles.faq}`}>
      {of.map(({ q, id, html }) => (
        <details key={id} id={id}>
          <summary>{q}</summary>
          <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
        </details>
      ))}
    </div>
  )
}
