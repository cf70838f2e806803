import { TreatmentMap } from '../../features/treatment-map/treatment-map'
import { frameWords } from '#words/frame'
import { servicesWords } from '#words/page/services'
import { useApi } from '../../lib/api'
import { Below } from '../../ui/below'
import { CategoryCards } from '../../ui/category-cards'
import { PageHead } from '../../ui/page-head'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './services.module.css'

/** All treatments: by category, by the place on the body, and how to choose. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="overview">{() => <Overview text={text} />}</Static>
      <section className="wrap section" aria-labelledby="where">
        <div className="section-head">
          <p className="eyebrow">{servicesWords.map}</p>
          <h2 id="where">{frameWords.where}</h2>
        </div>
        <TreatmentMap />
      </section>
      <Static id="choosing">{() => <Choosing text={text} />}</Static>
    </>
  )
}

function Overview({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return (
    <>
      <PageHead page={page} />
      <Below>
        <div className={`wrap ${styles.overview}`}>
          {page.intro && <Prose of={page.intro} />}
          <CategoryCards of={useApi('serviceCategory')} level="h2" />
        </div>
      </Below>
    </>
  )
}

function Choosing({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <Sections of={page.sections} />
      </div>
    </div>
  )
}
