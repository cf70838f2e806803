import { ResultInTime, ViewChoice } from '../../features/compare/result-in-time'
import { resultWords } from '#words/page/results'
import { FilterChips } from '../../features/filter/filter-chips'
import { useCategoryGroups } from '../../features/filter/use-category-groups'
import { useApi, useSite } from '../../lib/api'
import type { ProsePage, ResultPair } from '../../shared/contract/content'
import { frameWords } from '#words/frame'
import { ClosingCall } from '../../ui/closing-call'
import { EmptyList } from '../../ui/empty-list'
import { PageTitle } from '../../ui/page-title'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './results-article.module.css'

/** Before and after: how to read such pictures comes first, then the plates. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const pairs = useApi('results')
  const groups = useCategoryGroups(pairs, ({ treatment }) => treatment)
  return (
    <>
      <Head page={page} />
      <div className={`wrap ${styles.body}`}>
        <FilterChips legend={resultWords.show} options={groups.options} count={pairs.length} />
        {pairs.length > 0 && <ViewChoice />}
        {pairs.length === 0 && <EmptyList>{resultWords.none}</EmptyList>}
        <ul className={styles.plates}>
          {pairs.map((pair, index) => (
            <Plate key={pair.id} pair={pair} group={groups.of(pair)} eager={index === 0} />
          ))}
        </ul>
      </div>
      <div className="wrap">
        <div className={`page-notes ${styles.notes}`}>
          <Sections of={page.sections.slice(1)} />
        </div>
      </div>
      <ClosingCall of={useSite()} />
    </>
  )
}

function Head({ page }: { page: ProsePage }) {
  return (
    <header className={`wrap ${styles.head}`}>
      <div>
        <PageTitle page={page} name={frameWords.results} />
      </div>
      <div className={styles.howTo}>
        <Sections of={page.sections.slice(0, 1)} />
      </div>
    </header>
  )
}

function Plate({ pair, group, eager }: { pair: ResultPair; group: string; eager: boolean }) {
  const { id, title, text, treatment } = pair
  return (
    <li id={id} className={styles.plate} data-in={group}>
      <ResultInTime pair={pair} eager={eager} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p>
          <a href={treatment.path}>{treatment.menu}</a>
        </p>
      </div>
    </li>
  )
}
