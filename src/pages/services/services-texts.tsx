import { useApi } from '../../lib/api'
import { Below } from '../../ui/below'
import { CategoryCards } from '../../ui/category-cards'
import { PageHead } from '../../ui/page-head'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './services.module.css'

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

export const Content = inPlaces({ overview: Overview, choosing: Choosing })
