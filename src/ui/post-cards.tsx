import { timeWords } from '#words/time'
import { shortDate } from '../shared/clinic-time'
import { foreignTag, foreignText } from '../shared/other-languages'
import type { PostCard } from '../shared/contract/content'
import { readingWords } from '#words/reading'
import { Picture } from './picture'
import styles from './post-cards.module.css'

interface Props {
  of: PostCard[]
  level?: 'h2' | 'h3'
  /** With their pictures. */
  drawn?: boolean
}

export function PostCards({ of, level: Heading = 'h3', drawn = false }: Props) {
  return (
    <ul className={styles.cards}>
      {of.map(({ path, title, summary, published, minutes, plate }) => (
        <li key={path} className="card" lang={foreignText(path, title)}>
          {drawn && plate && <Picture of={{ ...plate, alt: '' }} sizes="24rem" />}
          <p className={styles.meta}>
            <time dateTime={published}>{shortDate(published, timeWords)}</time>
            {`, ${readingWords.minutes(minutes)}`}
          </p>
          <Heading>
            <a className="card-link" href={path} hrefLang={foreignTag(path)}>
              {title}
            </a>
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
