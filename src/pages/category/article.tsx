import { useApi, useSite } from '../../lib/api'
import { aidStrings } from '#words/aid'
import { categoryWords } from '#words/page/category'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { CategoryPicture } from '../../ui/category-picture'
import { ClosingCall } from '../../ui/closing-call'
import { Comparison } from '../../ui/comparison'
import { Figure } from '../../ui/figure'
import { Fold } from '../../ui/fold'
import { Prose } from '../../ui/prose'
import { ReadingAids } from '../../ui/reading-aids'
import { ReviewLine } from '../../ui/review-line'
import { trustedHtml } from '../../ui/trusted-html'
import type { PageProps } from '../page-props'
import styles from './article.module.css'
import { Choices } from './choices'
import { Which } from './which'

/** A field of treatments: which of them is for whom, what holds for all, and all of them side by side. */
export function Content({ params }: PageProps<'category'>) {
  const category = useApi('serviceDetails', { id: params.category })
  return (
    <>
      <header>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.title}>
            <Breadcrumb current={category.title} />
            {category.listedAs && <p className="eyebrow">{categoryWords.listedAs(category.listedAs)}</p>}
            <h1>{category.title}</h1>
            <Prose of={category.lead} className="lead" />
            <ReadingAids />
          </div>
          <div className={styles.picture}>
            <CategoryPicture of={category} />
          </div>
        </div>
      </header>
      <Below>
        <div className={`wrap ${styles.body}`}>
          <section aria-labelledby="guide">
            <h2 id="guide">{category.guide.length > 0 ? categoryWords.guide : categoryWords.treatments}</h2>
            {category.comparison.length > 0 && <p className={styles.key}>{categoryWords.days}</p>}
            <Choices of={category} />
          </section>
          <div className={styles.text}>
            <Prose of={category.intro} />
            {category.sections.map(({ id, heading, html }) => (
              <Fold key={id} id={id} heading={heading}>
                <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
              </Fold>
            ))}
          </div>
          {category.which.length > 1 && (
            <section aria-labelledby="which">
              <h2 id="which">{categoryWords.which}</h2>
              <Which of={category.which} />
              <p>{categoryWords.whichSources}</p>
            </section>
          )}
          {category.untreated && (
            <section aria-labelledby="untreated">
              <h2 id="untreated">{aidStrings.untreated}</h2>
              <p dangerouslySetInnerHTML={trustedHtml(category.untreated)} />
              <Figure of={{ ...category.figure, zone: '', alt: '' }} />
            </section>
          )}
          {category.comparison.length > 1 && (
            <Fold id="compared" heading={categoryWords.compared}>
              <Comparison of={category.comparison} />
            </Fold>
          )}
          <ReviewLine review={category.review} />
        </div>
        <ClosingCall of={useSite()} />
      </Below>
    </>
  )
}
