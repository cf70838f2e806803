import { useApi, useSite } from '../../lib/api'
import { jobTypes } from '#words/jobs'
import { jobWords } from '#words/page/job'
import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import { mailTo } from '../../shared/contact-links'
import type { Job } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Filled } from '../../ui/filled'
import { FramedPicture } from '../../ui/framed-picture'
import { Icon } from '../../ui/icon'
import { Sections } from '../../ui/sections'
import type { PageProps } from '../page-props'
import styles from './article.module.css'

/** One position: the work in full, and beside it the terms with the way to apply. */
export function Content({ params }: PageProps<'job'>) {
  const job = useApi('job', { id: params.job })
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <Breadcrumb current={job.title} />
        <p className="eyebrow">{jobWords.open}</p>
        <h1>{job.title}</h1>
        <p className="lead">{job.summary}</p>
      </header>
      <div>
        {job.picture && <FramedPicture of={job.picture} frame="room" eager sizes="(min-width: 768px) 34rem, 100vw" />}
        <Terms of={job} />
      </div>
      <div className={styles.text}>
        <Sections of={job.sections} />
        <p className={styles.ways}>
          <Apply of={job} />
          <a href={href('careers')}>{jobWords.all}</a>
        </p>
      </div>
    </div>
  )
}

function Terms({ of: job }: { of: Job }) {
  const { type, place, experience, openSince, closes } = job
  return (
    <aside className={styles.terms} aria-label={jobWords.inShort}>
      <dl>
        <div>
          <dt>{jobWords.hours}</dt>
          <dd>{jobTypes[type]}</dd>
        </div>
        <div>
          <dt>{jobWords.place}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{jobWords.experience}</dt>
          <dd>{experience}</dd>
        </div>
        <div>
          <dt>{jobWords.when}</dt>
          <dd>
            <Filled
              text={jobWords.fromTo}
              from={<time dateTime={openSince}>{shortDate(openSince, timeWords)}</time>}
              to={<time dateTime={closes}>{shortDate(closes, timeWords)}</time>}
            />
          </dd>
        </div>
      </dl>
      <Apply of={job} />
    </aside>
  )
}

function Apply({ of: { title } }: { of: Job }) {
  const { email } = useSite()
  return (
    <a className="button" href={`${mailTo(email)}?subject=${encodeURIComponent(title)}`}>
      <Icon name="mail" />
      {jobWords.apply}
    </a>
  )
}
