import { useApi, useSite } from '../../lib/api'
import { doctorWords } from '#words/page/doctor'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { ClosingCall } from '../../ui/closing-call'
import { OnThisPage } from '../../ui/on-this-page'
import { FramedPicture } from '../../ui/framed-picture'
import { Picture } from '../../ui/picture'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { wholeDegrees } from '../../ui/whole-words'
import type { OwnText } from '../page-props'
import prose from '../../ui/prose-article.module.css'
import styles from './article.module.css'

export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const [doctor] = useApi('doctors')
  const site = useSite()
  if (!doctor) return null
  return (
    <>
      <header>
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
            <FramedPicture of={doctor.portrait} frame="portrait" sizes="(min-width: 768px) 26rem, 80vw" eager />
          </div>
        </div>
        <div className={styles.facts}>
          <dl className="wrap">
            <div className={styles.plate}>
              <dt>{doctorWords.registration}</dt>
              <dd>{doctor.registration.council}</dd>
              <dd className={styles.number}>{doctor.registration.number}</dd>
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
        <div className={`wrap ${styles.hand}`}>
          {page.picture && <FramedPicture of={page.picture} frame="scene" sizes="(min-width: 768px) 46rem, 100vw" />}
          <figure className={styles.sheet}>
            <img src="/drawings/doctor/sketch.svg" alt={doctorWords.sketch} width="300" height="400" loading="lazy" />
            {doctor.signature && (
              <figcaption>
                <Picture of={doctor.signature} sizes="14rem" />
                {site.sample && <span className="sample">{frameWords.sample}</span>}
              </figcaption>
            )}
          </figure>
        </div>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage of={page.sections} />
          <div className={`${prose.text} ${prose.long} ${styles.text}`}>
            <Sections of={page.sections} />
          </div>
        </div>
        <ClosingCall of={site} />
      </Below>
    </>
  )
}
