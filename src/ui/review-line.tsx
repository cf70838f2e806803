import { timeWords } from '#words/time'
import { shortDate } from '../shared/clinic-time'
import type { Review, Source } from '../shared/contract/content'
import { readingWords } from '#words/reading'
import { Filled } from './filled'
import { Fold } from './fold'
import styles from './review-line.module.css'

/** Who wrote a medical text, who checked it, and when it is due again. */
export function ReviewLine({ review }: { review: Review }) {
  return (
    <p className={styles.review}>
      <Filled
        text={readingWords.reviewed(review.author, review.reviewer)}
        last={<time dateTime={review.last}>{shortDate(review.last, timeWords)}</time>}
        next={<time dateTime={review.next}>{shortDate(review.next, timeWords)}</time>}
      />
    </p>
  )
}

export function Sources({ of }: { of: Source[] }) {
  return (
    <Fold id="sources" heading={readingWords.sources} className={`folds ${styles.sources}`}>
      <ul className="bullets">
        {of.map(({ title, publisher, url }) => (
          <li key={title}>
            {url ? (
              <>
                <a href={url} rel="noopener" target="_blank">
                  {title}
                </a>
                {`, ${publisher}`}
              </>
            ) : (
              `${title}, ${publisher}`
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
