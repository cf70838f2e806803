import { useApi } from '../../lib/api'
import { jobTypes } from '#words/jobs'
import { careerWords } from '#words/page/careers'
import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import type { Job } from '../../shared/contract/content'
import { frameWords } from '#words/frame'
import { EmptyList } from '../../ui/empty-list'
import { Filled } from '../../ui/filled'
import { Icon } from '../../ui/icon'
import { PageTitle } from '../../ui/page-title'
import { FramedPicture } from '../../ui/framed-picture'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './article.module.css'

/** Open positions at once, as a board; below it what it is like to work here. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const jobs = useApi('jobs')
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.title}>
        <PageTitle page={page} name={frameWords.careers} />
        {page.picture && <FramedPicture of={page.picture} frame="scene" sizes="(min-width: 992px) 36rem, 100vw" />}
      </header>
      <section className={styles.board} aria-labelledby="open-positions">
        <h2 id="open-positions">
          {careerWords.open} <small>{jobs.length}</small>
        </h2>
        {jobs.length === 0 ? (
          <EmptyList>{careerWords.none}</EmptyList>
        ) : (
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.slug} className="card">
                <Position of={job} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.text}>
        <Sections of={page.sections.slice(0, 2)} />
      </div>
      <div className={styles.text}>
        <Sections of={page.sections.slice(2)} />
      </div>
    </div>
  )
}

function Position({ of: { path, title, type, experience, closes } }: { of: Job }) {
  return (
    <>
      <h3>
        <a className="card-link" href={path}>
          {title}
          <Icon name="arrow-right" />
        </a>
      </h3>
      <p>
        <Filled
          text={careerWords.position(jobTypes[type], experience)}
          date={<time dateTime={closes}>{shortDate(closes, timeWords)}</time>}
        />
      </p>
    </>
  )
}
