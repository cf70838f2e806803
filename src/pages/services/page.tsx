import { TreatmentMap } from '../../features/treatment-map/treatment-map'
import { useApi } from '../../lib/api'
import { Below } from '../../ui/below'
import { CategoryCards } from '../../ui/category-cards'
import { PageHead } from '../../ui/page-head'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import styles from './services.module.css'

/** All treatments: by category, by the place on the body, and how to choose. */
export function Page() {
  return (
    <>
      <Static id="overview">{() => <Overview />}</Static>
      <section className="wrap section" aria-labelledby="where">
        <div className="section-head">
          <p className="eyebrow">The treatment map</p>
          <h2 id="where">Where is your concern?</h2>
        </div>
        <TreatmentMap />
      </section>
      <Static id="choosing">{() => <Choosing />}</Static>
    </>
  )
}

function Overview() {
  const page = useApi('page', { id: 'services' })
  return (
    <>
      <PageHead page={page} />
      <Below>
        <div className={`wrap ${styles.overview}`}>
          {page.intro && <Prose of={page.intro} />}
          <CategoryCards of={useApi('serviceCategory')} level="h2" />
        </div>
      </Below>
      {/* Below the first screen: the build puts the whole stylesheet here. */}
      <template data-fold="" />
    </>
  )
}

function Choosing() {
  const page = useApi('page', { id: 'services' })
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <Sections of={page.sections} />
      </div>
    </div>
  )
}
