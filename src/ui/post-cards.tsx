import { timeWords } from '#words/time'
import { shortDate } from '../shared/clinic-time'
import type { PostCard } from '../shared/contract/content'
import { readingWords } from '#words/reading'
import styles from './post-cards.module.css'

export function PostCards({ of, level: Heading = 'h3' }: { of: PostCard[]; level?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.cards}>
      {of.map(({ path, title, summary, published, minutes }) => (
        <li key={path} className="card">
          <p className={styles.meta}>
            <time dateTime={published}>{shortDate(published, timeWords)}</time>
            {`, ${readingWords.minutes(minutes)}`}
          </p>
          <Heading>
            <a className="card-link" href={path}>
              {title}
            </a>
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
