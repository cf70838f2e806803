import { useApi } from '../../lib/api'
import type { CategoryInFull } from '../../shared/contract/content'
import { categoryWords } from '#words/page/category'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Comparison } from '../../ui/comparison'
import { Figure } from '../../ui/figure'
import { Prose } from '../../ui/prose'
import { ReviewLine } from '../../ui/review-line'
import { Sections } from '../../ui/sections'
import { TreatmentCards } from '../../ui/treatment-cards'
import { WholeWords } from '../../ui/whole-words'
import styles from './category-article.module.css'
import type { PageProps } from '../page-props'

/** A field of treatments: its treatments, which of them is for whom, and all of them side by side. */
export function Content({ params }: PageProps<'category'>) {
  const category = useApi('serviceDetails', { id: params.category })
  return (
    <>
      <header className={styles.head}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.title}>
            <Breadcrumb current={category.title} />
            {category.listedAs && <p className="eyebrow">{categoryWords.listedAs(category.listedAs)}</p>}
            <h1>{category.title}</h1>
            <Prose of={category.lead} className="lead" />
          </div>
          <div className={styles.picture}>
            <Figure of={category.figure} />
          </div>
        </div>
      </header>
      <Below>
        <div className={`wrap ${styles.body}`}>
          <section aria-labelledby="treatments">
            <h2 id="treatments">{categoryWords.treatments}</h2>
            <TreatmentCards of={category.treatments} />
          </section>
          <Guide of={category} />
          <div className={styles.text}>
            <Prose of={category.intro} />
            <Sections of={category.sections} />
          </div>
          {category.comparison.length > 1 && (
            <section aria-labelledby="compared">
              <h2 id="compared">{categoryWords.compared}</h2>
              <Comparison of={category.comparison} />
            </section>
          )}
          <ReviewLine review={category.review} />
        </div>
      </Below>
    </>
  )
}

function Guide({ of: { guide } }: { of: CategoryInFull }) {
  return (
    <section className={styles.guide} aria-labelledby="guide">
      <h2 id="guide">{categoryWords.guide}</h2>
      <ul>
        {guide.map(({ if: when, treatment, why }) => (
          <li key={when}>
            <p className={styles.when}>
              <WholeWords of={when} />
            </p>
            <div>
              <a href={treatment.path}>{treatment.menu}</a>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
