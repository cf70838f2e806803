import { useApi, useSite } from '../../lib/api'
import { readingWords } from '#words/reading'
import { ClosingCall } from '../../ui/closing-call'
import { PostCards } from '../../ui/post-cards'
import { TreatmentCards } from '../../ui/treatment-cards'
import styles from './post-further.module.css'

/** Where an article leads: to the treatments it speaks of, and to others. */
export function Content({ id }: { id: string }) {
  const { related, more } = useApi('post', { id })
  return (
    <>
      <ClosingCall of={useSite()} />
      <div className={styles.further}>
        <div className="wrap">
          {related.length > 0 && (
            <section aria-labelledby="related">
              <h2 id="related">{readingWords.related}</h2>
              <TreatmentCards of={related} />
            </section>
          )}
          {more.length > 0 && (
            <section aria-labelledby="more">
              <h2 id="more">{readingWords.more}</h2>
              <PostCards drawn of={more} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}
