import { useApi } from '../../lib/api'
import { searchWords } from '#words/search'
import { LANG } from '../../shared/language-of-bundle'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './search.module.css'

const Head = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />

function AToZ({ text }: OwnText) {
  const treatments = useApi('serviceCategory').flatMap((category) => category.treatments)
  const { sections } = useApi('page', { id: text })
  return (
    <div className={`wrap ${styles.below}`}>
      <section aria-labelledby="all-treatments">
        <h2 id="all-treatments">{searchWords.allTreatments}</h2>
        <ul className={styles.list}>
          {treatments
            .toSorted((a, b) => a.menu.localeCompare(b.menu, LANG))
            .map(({ path, menu }) => (
              <li key={path}>
                <a href={path}>{menu}</a>
              </li>
            ))}
        </ul>
      </section>
      <Sections of={sections} />
    </div>
  )
}

export const Content = inPlaces({ head: Head, aToZ: AToZ })
