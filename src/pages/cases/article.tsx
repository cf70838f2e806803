import { useApi, useSite } from '../../lib/api'
import { casesWords } from '#words/page/cases'
import type { CaseCard } from '../../shared/contract/content'
import { frameWords } from '#words/frame'
import { ClosingCall } from '../../ui/closing-call'
import { EmptyList } from '../../ui/empty-list'
import { Arched, Figure } from '../../ui/figure'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { wholeBrackets } from '../../ui/whole-words'
import type { OwnText } from '../page-props'
import styles from './article.module.css'

/** The case studies as files in a drawer: two columns of tall cards, the second a little lower. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const cases = useApi('cases')
  return (
    <>
      <PageHead page={page} />
      <div className={`wrap ${styles.body}`}>
        {cases.length === 0 && <EmptyList>{casesWords.none}</EmptyList>}
        <ul className={styles.cases}>
          {cases.map((item) => (
            <li key={item.slug}>
              <Card of={item} />
            </li>
          ))}
        </ul>
        <div className={`page-notes ${styles.notes}`}>
          <Sections of={page.sections} />
        </div>
      </div>
      <ClosingCall of={useSite()} />
    </>
  )
}

function Card({ of: { path, title, summary, figure, before, treatment, sample } }: { of: CaseCard }) {
  return (
    <div className={`card ${styles.case}`}>
      <div className={styles.picture}>
        {before ? <Arched of={{ ...before, alt: '' }} /> : <Figure of={{ ...figure, alt: '' }} />}
      </div>
      <p className={styles.meta}>
        {wholeBrackets(treatment.menu)} {sample && <span className="sample">{frameWords.sample}</span>}
      </p>
      <h2>
        <a className="card-link" href={path}>
          {title}
        </a>
      </h2>
      <p>{summary}</p>
    </div>
  )
}
