import { useApi } from '../../lib/api'
import { searchWords } from '#words/search'
import { LANG } from '../../shared/language-of-bundle'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { trustedHtml } from '../../ui/trusted-html'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './search.module.css'

function Head({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return <PageHead page={page} beside={page.picture} />
}

function AToZ({ text }: OwnText) {
  const treatments = useApi('serviceCategory').flatMap((category) => category.treatments)
  const { sections } = useApi('page', { id: text })
  const [everyday, ...others] = sections
  return (
    <div className={`wrap ${styles.below}`}>
      {everyday && (
        <section className={styles.everyday} aria-labelledby={everyday.id}>
          <h2 id={everyday.id}>{everyday.heading}</h2>
          <noscript>
            <p>{searchWords.noscript}</p>
          </noscript>
          <div className={styles.said} dangerouslySetInnerHTML={trustedHtml(everyday.html)} />
        </section>
      )}
      <section aria-labelledby="all-treatments">
        <h2 id="all-treatments">{searchWords.allTreatments}</h2>
        <ul className={styles.index}>
          {treatments
            .toSorted((a, b) => a.menu.localeCompare(b.menu, LANG))
            .map(({ path, menu }, index, all) => (
              <li key={path} data-letter={menu[0] === all[index - 1]?.menu[0] ? undefined : menu[0]}>
                <a href={path}>{menu}</a>
              </li>
            ))}
        </ul>
      </section>
      <Sections of={others} />
    </div>
  )
}

export const Content = inPlaces({ head: Head, aToZ: AToZ })
