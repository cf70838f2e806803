import { Filter } from '../../features/filter/filter'
import { groupsOf } from '../../features/filter/groups-of'
import { useApi } from '../../lib/api'
import type { Achievement } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import { EmptyList } from '../../ui/empty-list'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import styles from './achievements-article.module.css'

const kindNames = {
  training: 'Training',
  conference: 'Conference',
  publication: 'Publication',
  membership: 'Membership',
} as const satisfies Record<Achievement['kind'], string>

/** What was learnt and passed on, along a line of years, the newest first. */
export function Content() {
  const page = useApi('page', { id: 'achievements-conferences' })
  const achievements = useApi('achievements')
  const groups = groupsOf(achievements, ({ kind }) => [kindNames[kind]])
  const years = [...new Set(achievements.map(({ year }) => year))].sort((a, b) => b - a)
  return (
    <>
      <PageHead page={page} above={[{ label: strings.aboutClinic, href: href('clinic') }]} />
      <div className={`wrap ${styles.body}`}>
        <Filter legend="Show" options={groups.options} count={achievements.length} />
        {achievements.length === 0 && <EmptyList>Nothing has been entered here yet.</EmptyList>}
        <div className={styles.years}>
          {years.map((year) => {
            const entries = achievements.filter((entry) => entry.year === year)
            return (
              <section key={year} className={styles.year} aria-labelledby={`y${year}`} data-in={entries.map(groups.of).join(' ')}>
                <h2 id={`y${year}`}>{year}</h2>
                <ul className={styles.entries}>
                  {entries.map((entry) => (
                    <li key={entry.id} data-in={groups.of(entry)}>
                      <Entry of={entry} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
        <div className={styles.notes}>
          <Sections of={page.sections} />
        </div>
      </div>
    </>
  )
}

function Entry({ of: { kind, title, place, text, sample } }: { of: Achievement }) {
  return (
    <>
      <p className={styles.kind}>
        {kindNames[kind]} {sample && <span className="sample">{strings.sample}</span>}
      </p>
      <h3>{title}</h3>
      <p className={styles.place}>{place}</p>
      <p>{text}</p>
    </>
  )
}
