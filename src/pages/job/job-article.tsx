import { useApi, useSite } from '../../lib/api'
import { shortDate } from '../../shared/clinic-time'
import { mailTo } from '../../shared/contact-links'
import type { Job } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Icon } from '../../ui/icon'
import { Sections } from '../../ui/sections'
import styles from './job-article.module.css'

/** One position: the work in full, and beside it the terms with the way to apply. */
export function Content({ id }: { id: string }) {
  const job = useApi('job', { id })
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <Breadcrumb above={[{ label: strings.careers, href: href('careers') }]} current={job.title} />
        <p className="eyebrow">Open position</p>
        <h1>{job.title}</h1>
        <p className="lead">{job.summary}</p>
      </header>
      <div className={`wrap ${styles.body}`}>
        <Terms of={job} />
        <div className={styles.text}>
          <Sections of={job.sections} />
          <p>
            <a href={href('careers')}>All open positions</a>
          </p>
        </div>
      </div>
    </>
  )
}

function Terms({ of: { title, type, place, experience, openSince, closes } }: { of: Job }) {
  const { email } = useSite()
  return (
    <aside className={styles.terms} aria-label="The position in short">
      <dl>
        <div>
          <dt>Hours</dt>
          <dd>{type === 'full-time' ? 'Full time' : 'Part time'}</dd>
        </div>
        <div>
          <dt>Place</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>Experience</dt>
          <dd>{experience}</dd>
        </div>
        <div>
          <dt>Open</dt>
          <dd>
            <time dateTime={openSince}>{shortDate(openSince)}</time> to <time dateTime={closes}>{shortDate(closes)}</time>
          </dd>
        </div>
      </dl>
      <a className="button" href={`${mailTo(email)}?subject=${encodeURIComponent(title)}`}>
        <Icon name="mail" />
        Apply by e-mail
      </a>
    </aside>
  )
}
