import { useEffect } from 'react'
import { useApi } from '../../lib/api'
import { readingWords } from '#words/reading'
import { treatmentWords } from '#words/page/treatment'
import type { Treatment } from '../../shared/contract/content'
import { href, type ParamsOf } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { aidStrings } from '#words/aid'
import { CitedSources } from '../../ui/aid/cited-sources'
import { DecisionLine } from '../../ui/aid/decision-line'
import { Said } from '../../ui/aid/said'
import { SeeAlso } from '../../ui/aid/see-also'
import { startArticle } from './start-article'
import { Below } from '../../ui/below'
import { Fold } from '../../ui/fold'
import { type BarLink, SectionBar } from '../../ui/section-bar'
import { TreatmentCards } from '../../ui/treatment-cards'
import { Chapters } from './chapters'
import chapters from './chapters.module.css'
import styles from './treatment-article.module.css'
import { TreatmentHead } from './treatment-head'

/**
 * One treatment: what a visitor looks for first, three chapters, and who says so.
 */
export function Content({ category, treatment: id }: ParamsOf<'treatment'>) {
  const treatment = useApi('serviceInner', { id, category })
  return (
    <>
      <TreatmentHead of={treatment} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          <SectionBar of={bar} urgent={{ id: 'call-at-once', label: treatmentWords.call }} />
          <div className={styles.article}>
            <div>
              <DecisionLine of={treatment.decision} />
              <p className={styles.actions}>
                <a className="button" href="#untreated">
                  {aidStrings.compare}
                </a>
                <a className="button secondary" href={href('book')}>
                  {frameWords.book}
                </a>
              </p>
            </div>
            <Chapters of={treatment} />
            <Foot treatment={treatment} />
          </div>
        </div>
      </Below>
    </>
  )
}

function Foot({ treatment }: { treatment: Treatment }) {
  const { seeAlso, sources } = treatment.decision
  useEffect(startArticle, [])
  return (
    <div className={chapters.foot}>
      <Fold id="related" heading={readingWords.related}>
        <TreatmentCards of={treatment.related} brief />
        <SeeAlso of={seeAlso.filter(({ kind }) => kind !== 'compare')} />
      </Fold>
      <Fold id="sources" heading={aidStrings.sources}>
        <CitedSources of={sources} />
      </Fold>
      <Fold id="said" heading={aidStrings.said}>
        <Said of={treatment} />
      </Fold>
    </div>
  )
}

/** In the order of the page. */
const bar: BarLink[] = Object.entries(treatmentWords.bar).map(([id, label]) => ({ id, label }))
