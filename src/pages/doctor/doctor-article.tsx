import { useApi } from '../../lib/api'
import { doctorWords } from '#words/page/doctor'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { OnThisPage } from '../../ui/on-this-page'
import { Picture } from '../../ui/picture'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { wholeDegrees } from '../../ui/whole-words'
import type { OwnText } from '../page-props'
import styles from './doctor-article.module.css'

export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const [doctor] = useApi('doctors')
  if (!doctor) return null
  return (
    <>
      <header className={styles.head}>
        <div className={`wrap ${styles.inner}`}>
          <Breadcrumb current={doctor.name} />
          <div className={styles.title}>
            {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
            <h1>{page.title}</h1>
            <p className={styles.credentials}>{wholeDegrees(doctor.credentials)}</p>
            <Prose of={page.lead} className="lead" />
            <p>
              <a className="button" href={href('book')}>
                {frameWords.book}
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
              <dt>{doctorWords.registration}</dt>
              <dd>
                {doctor.registration.number}, {doctor.registration.council}
              </dd>
            </div>
            <div>
              <dt>{doctorWords.languages}</dt>
              <dd>{doctor.languages.join(', ')}</dd>
            </div>
            <div>
              <dt>{doctorWords.since}</dt>
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
