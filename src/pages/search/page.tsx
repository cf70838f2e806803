import { SearchBox } from '../../features/search/search-box'
import { useApi } from '../../lib/api'
import { searchStrings } from '../../shared/feature-strings'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import styles from './search.module.css'

/** The search; below it all treatments from A to Z, which is what is left of it without scripts. */
export function Page() {
  return (
    <>
      <Static id="search-head">{() => <Head />}</Static>
      <div className="wrap">
        <SearchBox />
      </div>
      <Static id="a-to-z">{() => <AToZ />}</Static>
    </>
  )
}

const Head = () => <PageHead page={useApi('page', { id: 'search' })} />

function AToZ() {
  const treatments = useApi('serviceCategory').flatMap((category) => category.treatments)
  const { sections } = useApi('page', { id: 'search' })
  return (
    <div className={`wrap ${styles.below}`}>
      <section aria-labelledby="all-treatments">
        <h2 id="all-treatments">{searchStrings.allTreatments}</h2>
        <ul className={styles.list}>
          {treatments
            .toSorted((a, b) => a.menu.localeCompare(b.menu, 'en'))
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
