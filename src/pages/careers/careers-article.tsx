import { useApi } from '../../lib/api'
import { shortDate } from '../../shared/clinic-time'
import type { Job } from '../../shared/contract/content'
import { strings } from '../../shared/strings'
import { Breadcrumb } from '../../ui/breadcrumb'
import { EmptyList } from '../../ui/empty-list'
import { Icon } from '../../ui/icon'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import styles from './careers-article.module.css'

/** Open positions at once, as a board; below it what it is like to work here. */
export function Content() {
  const page = useApi('page', { id: 'careers' })
  const jobs = useApi('jobs')
  return (
    <>
      <header className={styles.head}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.title}>
            <Breadcrumb above={[]} current={strings.careers} />
            {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
            <h1>{page.title}</h1>
            <Prose of={page.lead} className="lead" />
          </div>
          <section className={styles.board} aria-labelledby="open-positions">
            <h2 id="open-positions">
              Open positions <small>{jobs.length}</small>
            </h2>
            {jobs.length === 0 ? (
              <EmptyList>
                No position is open at the moment. You may still write to us; we keep your letter if you ask for it.
              </EmptyList>
            ) : (
              <ul className={styles.jobs}>
                {jobs.map((job) => (
                  <li key={job.slug}>
                    <Position of={job} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </header>
      <div className={`wrap ${styles.text}`}>
        <Sections of={page.sections} />
      </div>
    </>
  )
}

function Position({ of: { path, title, type, experience, closes } }: { of: Job }) {
  return (
    <>
      <h3>
        <a href={path}>
          {title}
          <Icon name="arrow-right" />
        </a>
      </h3>
      <p>
        {type === 'full-time' ? 'Full time' : 'Part time'}. {experience}.{' Open\u00a0until\u00a0'}
        <time dateTime={closes}>{shortDate(closes)}</time>.
      </p>
    </>
  )
}
