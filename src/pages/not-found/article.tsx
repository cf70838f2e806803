import { useApi } from '../../lib/api'
import { notFoundWords } from '#words/page/not-found'
import { href } from '../../shared/routes'
import { AskField } from '../../ui/ask-field'
import type { OwnText } from '../page-props'
import styles from './article.module.css'
import { trustedHtml } from '../../ui/trusted-html'

export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const [section] = page.sections
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <h1>{page.title}</h1>
        <p className={styles.oops}>{section?.heading}</p>
        <p className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead.html)} />
        <div className="prose" dangerouslySetInnerHTML={trustedHtml(section?.html ?? '')} />
        <AskField />
        <p className={styles.actions}>
          <a className="button" href={href('home')}>
            {notFoundWords.home}
          </a>
          <a className="button secondary" href={href('aftercare')}>
            {notFoundWords.aftercare}
          </a>
        </p>
      </div>
      <img src="/drawings/empty-not-found.svg" alt="" width="320" height="220" />
    </div>
  )
}
