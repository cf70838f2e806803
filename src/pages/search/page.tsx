import { SearchBox } from '../../features/search/search-box'
import { useApi } from '../../lib/api'
import { searchWords } from '#words/search'
import { LANG } from '../../shared/language-of-bundle'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './search.module.css'

/** The search; below it all treatments from A to Z, which is what is left of it without scripts. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="search-head">{() => <Head text={text} />}</Static>
      <div className="wrap">
        <SearchBox />
      </div>
      <Static id="a-to-z">{() => <AToZ text={text} />}</Static>
    </>
  )
}

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
