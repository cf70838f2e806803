import { timeWords } from '#words/time'
import { shortDate } from '../shared/clinic-time'
import type { ProsePage, Site } from '../shared/contract/content'
import { readingWords } from '#words/reading'
import { Below } from './below'
import { ClosingCall } from './closing-call'
import { Filled } from './filled'
import { OnThisPage } from './on-this-page'
import { PictureHead } from './picture-head'
import { Prose } from './prose'
import styles from './prose-article.module.css'
import { ReadingAids } from './reading-aids'
import { isFolded, Sections } from './sections'

/** With more sections than these a text gets a list of them. */
const LONG = 6

/** A page that is one text: head with the date of its last change and a picture, introduction, sections. */
export function ProseArticle({ page, site }: { page: ProsePage; site: Site }) {
  const folded = isFolded(page.sections)
  return (
    <article>
      <PictureHead page={page} picture={page.picture}>
        <div className={styles.under}>
          <p className={styles.changed}>
            <Filled
              text={readingWords.changed}
              date={<time dateTime={page.updated}>{shortDate(page.updated, timeWords)}</time>}
            />
          </p>
          <ReadingAids />
        </div>
      </PictureHead>
      <Below>
        <div className={`wrap ${styles.body}`}>
          {page.sections.length > LONG && <OnThisPage of={page.sections} />}
          <div className={`${styles.text} ${folded ? styles.short : styles.long}`}>
            {page.intro && <Prose of={page.intro} />}
            <Sections of={page.sections} />
          </div>
        </div>
        {/* Not below a law: that is looked up, and left. */}
        {!folded && <ClosingCall of={site} />}
      </Below>
    </article>
  )
}
