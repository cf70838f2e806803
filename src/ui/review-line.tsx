import { timeWords } from '#words/time'
import { shortDate } from '../shared/clinic-time'
import type { Review, Source } from '../shared/contract/content'
import { readingWords } from '#words/reading'
import { Filled } from './filled'
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
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{readingWords.sources}</h2>
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
    </section>
  )
}
