import { FilterChips } from '../../features/filter/filter-chips'
import { achievementWords } from '#words/page/achievements'
import { groupsOf } from '../../features/filter/groups-of'
import { useApi } from '../../lib/api'
import type { Achievement } from '../../shared/contract/content'
import { frameWords } from '#words/frame'
import { EmptyList } from '../../ui/empty-list'
import { PageHead } from '../../ui/page-head'
import { areSamples, Samples } from '../../ui/samples'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './achievements-article.module.css'

const { kinds }: { kinds: Record<Achievement['kind'], string> } = achievementWords

/** What was learnt and passed on, along a line of years, the newest first. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const achievements = useApi('achievements')
  const groups = groupsOf(achievements, ({ kind }) => [kinds[kind]])
  const samples = areSamples(achievements)
  const years = [...new Set(achievements.map(({ year }) => year))].sort((a, b) => b - a)
  return (
    <>
      <PageHead page={page} beside={page.picture} />
      <div className={`wrap ${styles.body}`}>
        <FilterChips legend={achievementWords.show} options={groups.options} count={achievements.length} />
        {achievements.length === 0 && <EmptyList>{achievementWords.none}</EmptyList>}
        {samples && <Samples text={achievementWords.samples} />}
        <div className={styles.years}>
          {years.map((year) => {
            const entries = achievements.filter((entry) => entry.year === year)
            return (
              <section key={year} className={styles.year} aria-labelledby={`y${year}`} data-in={entries.map(groups.of).join(' ')}>
                <h2 id={`y${year}`}>{year}</h2>
                <ul className={styles.entries}>
                  {entries.map((entry) => (
                    <li key={entry.id} data-in={groups.of(entry)}>
                      <Entry of={entry} marked={!samples && entry.sample} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
        <div className="page-notes boxed">
          <Sections of={page.sections} />
        </div>
      </div>
    </>
  )
}

function Entry({ of: { kind, title, place, text }, marked }: { of: Achievement; marked: boolean }) {
  return (
    <>
      <p className={styles.kind}>
        {kinds[kind]} {marked && <span className="sample">{frameWords.sample}</span>}
      </p>
      <h3>{title}</h3>
      <p className={styles.place}>{place}</p>
      <p>{text}</p>
    </>
  )
}
