import { useApi } from '../../lib/api'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { OnThisPage } from '../../ui/on-this-page'
import { Picture } from '../../ui/picture'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import { wholeDegrees } from '../../ui/whole-words'
import styles from './doctor.module.css'

export function Page() {
  return (
    <Static id="article" as="article">
      {() => <Article />}
    </Static>
  )
}

function Article() {
  const page = useApi('page', { id: 'doctor' })
  const [doctor] = useApi('doctors')
  if (!doctor) return null
  return (
    <>
      <header className={styles.head}>
        <div className={`wrap ${styles.inner}`}>
          <Breadcrumb above={[{ label: strings.about, href: href('clinic') }]} current={doctor.name} />
          <div className={styles.title}>
            {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
            <h1>{page.title}</h1>
            <p className={styles.credentials}>{wholeDegrees(doctor.credentials)}</p>
            <Prose of={page.lead} className="lead" />
            <p>
              <a className="button" href={href('book')}>
                {strings.book}
              </a>
            </p>
          </div>
          <div className={styles.portrait}>
            <Picture of={doctor.portrait} sizes="(min-width: 768px) 26rem, 80vw" eager />
          </div>
        </div>
        <div className={styles.facts}>
          <dl className="wrap">
            <div>
              <dt>Registration</dt>
              <dd>
                {doctor.registration.number}, {doctor.registration.council}
              </dd>
            </div>
            <div>
              <dt>Languages</dt>
              <dd>{doctor.languages.join(', ')}</dd>
            </div>
            <div>
              <dt>At this clinic since</dt>
              <dd>{doctor.since}</dd>
            </div>
          </dl>
        </div>
      </header>
      <Below>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage anchors={page.sections.map(({ id, heading }) => ({ id, label: heading }))} />
          <div className={styles.text}>
            <Sections of={page.sections} />
          </div>
        </div>
      </Below>
    </>
  )
}
